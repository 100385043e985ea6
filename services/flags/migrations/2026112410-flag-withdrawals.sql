-- Visitors who took their consent back: what was still on its way under their keys is not kept. A key is never used again.
create table flag_withdrawal (
  environment_id bigint not null references flag_environment on delete cascade,
  key text collate "C" not null,
  at timestamptz not null,
  primary key (environment_id, key)
);

-- What a visitor did is looked up by figures, and by whoever forgets her.
drop index flag_event_figures;
create index flag_event_visitor on flag_event (environment_id, key, at);

-- Streams that an ended key opened end with it, in every process.
create trigger flag_key_ended after delete on flag_key for each statement execute function tell_flags();
