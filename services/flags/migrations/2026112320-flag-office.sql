-- Which condition gave a visitor the treatment: only those of one dice are compared with each other.
alter table flag_exposure add column label text not null default '';

-- Changes that operators plan; the job runner makes each once.
create table flag_plan (
  id uuid primary key,
  environment_id bigint not null references flag_environment on delete cascade,
  flag text not null,
  at timestamptz not null,
  -- what is to be changed (services/flags/office/plan-shapes.ts)
  edit jsonb not null,
  by text not null,
  comment text not null default '',
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'cancelled', 'refused')),
  ended_at timestamptz,
  -- who cancelled it
  ended_by text not null default '',
  -- the change that it made
  change bigint,
  -- why it was refused
  refusal jsonb
);
create index flag_plan_flag on flag_plan (environment_id, flag, at);

-- Figures look up what the visitors of a flag did.
create index flag_event_figures on flag_event (environment_id, key, at)
  where event in ('add_to_cart', 'purchase', 'page_load', 'browser_error');
