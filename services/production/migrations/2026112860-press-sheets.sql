-- The larger sheet on which a print house prints cards several times; without a row each card is a page of its own.
create table press_sheet (
  -- key of the production partner, "default" for the shop itself
  partner text primary key check (partner <> ''),
  -- { width, height, edge, gap, marks }, millimetres
  sheet jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- The sheet a file was made for: what is changed later is not true of it.
alter table print_file add column press_sheet jsonb;
