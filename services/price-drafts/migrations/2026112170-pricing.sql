-- What an operator prepares before it is published: one open draft for each kind's catalogue and each table.
create table catalogue_draft (
  id uuid primary key,
  -- key of a kind, or tax, shipping
  subject text not null,
  -- the release it began with; for tables their id
  based_on integer not null,
  -- the release whose data was taken back
  restored_from integer,
  state text not null check (state in ('open', 'published', 'discarded')),
  -- counts changes, so that two operators never overwrite each other
  version integer not null default 1,
  opened_by text not null,
  opened_at timestamptz not null
);
create unique index catalogue_draft_open on catalogue_draft (subject) where state = 'open';

-- each state of a draft, to be able to say what others changed meanwhile
create table catalogue_draft_version (
  draft_id uuid not null references catalogue_draft (id),
  version integer not null,
  -- the first day it is to hold
  valid_from date not null,
  data jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (draft_id, version)
);
create trigger catalogue_draft_version_append_only before update or delete or truncate on catalogue_draft_version
  for each statement execute function refuse_change();

-- who published what, and why
create table catalogue_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  subject text not null,
  action text not null check (action in ('opened', 'imported', 'discarded', 'published')),
  operator_id text not null,
  operator_name text not null,
  from_release integer,
  to_release integer,
  valid_from date,
  restored_from integer,
  comment text,
  -- how many values and rows differ, and the first of them
  changed integer not null default 0,
  changes jsonb not null default '[]'
);
create index catalogue_audit_subject on catalogue_audit (subject, id desc);
create trigger catalogue_audit_append_only before update or delete or truncate on catalogue_audit
  for each statement execute function refuse_change();
