-- The second factor of operators (RFC 6238).
create table person_second_factor (
  person_id text primary key references person (id) on delete cascade,
  -- encrypted with the shop's secret
  secret text not null,
  -- null: shown, but no code of it was typed yet
  confirmed_at timestamptz,
  -- the time step of the last code that was used, which opens nothing again
  last_step bigint not null default 0,
  -- wrong codes after a right password, and when the last was typed
  misses integer not null default 0,
  missed_at timestamptz,
  created_at timestamptz not null default now()
);

-- Only hashes, so that a leaked table opens nothing; a used one is deleted.
create table person_recovery_code (
  person_id text not null references person_second_factor (person_id) on delete cascade,
  code_hash text not null,
  primary key (person_id, code_hash)
);

-- Whether the session was begun at the office's door; one of the shop's log-in opens no office.
alter table person_session add column office boolean not null default false;
update person_session set office = true from person where person.id = person_session.person_id and person.office_role is not null;
