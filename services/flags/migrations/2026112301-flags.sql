-- Tables named flag_... belong to services/flags. What they hold is written down in its README.
create table flag_environment (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- number of its newest change; every change takes this row first, so numbers are committed in their order
  change bigint not null default 0,
  created_at timestamptz not null default now()
);

create table flag_key (
  -- SHA-256 of the key
  hash text primary key,
  environment_id bigint not null references flag_environment on delete cascade,
  kind text not null check (kind in ('server', 'client', 'management')),
  -- in words for the public kind alone
  key text check (kind = 'client' or key is null),
  created_at timestamptz not null default now()
);
create index flag_key_environment on flag_key (environment_id);

create table flag_definition (
  environment_id bigint not null references flag_environment on delete cascade,
  name text not null,
  -- without changeNumber, which is the column
  definition jsonb not null,
  change bigint not null,
  is_archived boolean not null default false,
  primary key (environment_id, name)
);
create index flag_definition_change on flag_definition (environment_id, change);

create table flag_rule_segment (
  environment_id bigint not null references flag_environment on delete cascade,
  name text not null,
  definition jsonb not null,
  change bigint not null,
  is_archived boolean not null default false,
  primary key (environment_id, name)
);
create index flag_rule_segment_change on flag_rule_segment (environment_id, change);

create table flag_segment (
  environment_id bigint not null references flag_environment on delete cascade,
  name text not null,
  -- large ones are known to browsers alone
  is_large boolean not null default false,
  change bigint not null,
  primary key (environment_id, name)
);

create table flag_segment_member (
  environment_id bigint not null,
  segment text not null,
  -- of a visitor; compared by bytes
  key text collate "C" not null,
  -- those who left stay, because clients ask what changed
  is_member boolean not null,
  change bigint not null,
  primary key (environment_id, segment, key),
  foreign key (environment_id, segment) references flag_segment on delete cascade
);
create index flag_segment_member_change on flag_segment_member (environment_id, segment, change);
create index flag_segment_member_key on flag_segment_member (environment_id, key) where is_member;

-- What happened, in order: processes read it to tell their clients, operators to see who did what.
create table flag_change (
  environment_id bigint not null references flag_environment on delete cascade,
  change bigint not null,
  kind text not null check (kind in ('flag', 'kill', 'rule-segment', 'segment', 'control')),
  name text not null,
  -- newest number before of this kind of thing; clients take a message whole only when they have this one
  before bigint not null,
  -- the definition after it, or what changed of a segment
  details jsonb not null,
  by text not null,
  comment text not null default '',
  at timestamptz not null default now(),
  primary key (environment_id, change)
);
create index flag_change_name on flag_change (environment_id, kind, name, change desc);

-- How often a flag was looked at in an hour; an empty treatment: repeats, of which clients only tell how many.
create table flag_impression (
  environment_id bigint not null references flag_environment on delete cascade,
  flag text not null,
  treatment text not null,
  label text not null,
  hour timestamptz not null,
  count bigint not null,
  primary key (environment_id, flag, treatment, label, hour)
);

-- When a visitor first saw a treatment of a flag; an empty one: clients tell only that she saw the flag.
create table flag_exposure (
  environment_id bigint not null references flag_environment on delete cascade,
  flag text not null,
  key text collate "C" not null,
  treatment text not null,
  -- whether a condition gave it to her, not the default
  is_drawn boolean not null,
  -- the definition that gave it; 0: not told
  change bigint not null,
  at timestamptz not null,
  primary key (environment_id, flag, key, treatment)
);
create index flag_exposure_at on flag_exposure (environment_id, flag, at);

create table flag_event (
  id bigint generated always as identity primary key,
  environment_id bigint not null references flag_environment on delete cascade,
  key text collate "C" not null,
  traffic_type text not null,
  event text not null,
  value double precision,
  properties jsonb,
  at timestamptz not null,
  received_at timestamptz not null
);
create index flag_event_name on flag_event (environment_id, event, at);
create index flag_event_received on flag_event (received_at);

create function tell_flags() returns trigger language plpgsql as $$
begin
  perform pg_notify('flags', '');
  return null;
end $$;
create trigger flag_change_told after insert on flag_change for each statement execute function tell_flags();
