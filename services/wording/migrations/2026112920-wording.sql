-- Sentences that operators say otherwise than the files of words; without a row the file's own is shown.
create table reworded_message (
  -- of the file of words, from the project's root: web/words/cart
  folder text not null,
  -- path in the file: problem.line-not-found
  key text not null,
  -- name of the file
  file text not null check (file in ('de', 'en', 'es', 'fr', 'it', 'nl', 'en-US')),
  message text not null check (message <> ''),
  -- what the file said when this was written
  shipped text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (folder, key, file)
);
create trigger reworded_message_published after insert or update or delete or truncate on reworded_message
  for each statement execute function tell_published();

-- who reworded what; null: as shipped
create table rewording_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_name text not null,
  folder text not null,
  key text not null,
  file text not null,
  before text,
  after text
);
create index rewording_audit_message on rewording_audit (folder, key, id desc);
create trigger rewording_audit_append_only before update or delete or truncate on rewording_audit
  for each statement execute function refuse_change();
