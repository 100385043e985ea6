-- What browsers reported, by event and day; never who.
create table browser_log (
  name text not null,
  day date not null,
  count bigint not null,
  last_at timestamptz not null,
  -- page and details of the last one, without anything that names a person
  sample jsonb not null,
  primary key (name, day)
);
create index browser_log_day on browser_log (day);
