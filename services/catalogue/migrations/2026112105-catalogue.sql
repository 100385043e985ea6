-- One row is one published state of everything a product kind sells: prices, formats, options. Never updated, so an
-- order can always name what it was priced with.
create table catalogue_release (
  kind text not null,
  release integer not null check (release > 0),
  -- first day on which it holds, in the shop's time zone
  valid_from date not null,
  data jsonb not null,
  published_at timestamptz not null default now(),
  primary key (kind, release)
);

-- What a piece cost on a day, per sellable thing and currency. Append-only: a reduction has to name the lowest price of
-- the last 30 days (Directive 98/6/EC article 6a; CJEU C-330/23).
create table price_history (
  sellable text not null,
  currency char(3) not null,
  day date not null,
  gross integer not null check (gross >= 0),
  release integer not null,
  primary key (sellable, currency, day)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger catalogue_release_append_only before update or delete on catalogue_release
  for each statement execute function refuse_change();
create trigger price_history_append_only before update or delete on price_history
  for each statement execute function refuse_change();
