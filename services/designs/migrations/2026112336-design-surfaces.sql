-- Documents of schema 2 are stored side by side, so that a save reads and writes what it touches. Rows from before keep their
-- document until `migrate-schema-2/` has rewritten them at the start of the shop.
alter table design
  -- number of the compiler that made the hashes
  add column compiler integer not null default 1,
  -- the document without its sides
  add column outline jsonb,
  alter column document drop not null,
  add constraint design_is_stored_once check ((document is null) <> (outline is null));
alter table design alter column compiler drop default;

create table design_surface (
  design_id uuid not null references design (id) on delete cascade,
  surface_id text not null,
  -- place among the sides, from 0 on
  position integer not null check (position >= 0),
  -- role, background, copies, turned, style
  head jsonb not null,
  elements jsonb not null,
  element_ids text[] not null,
  -- printed letters of all its elements
  letters integer not null check (letters >= 0),
  -- of its page; null: the product does not have this side at present
  page_hash text check (length(page_hash) = 64),
  -- of its page, `Finding`s of design/finding.ts
  findings jsonb not null,
  primary key (design_id, surface_id)
);

alter table design_version
  add column compiler integer not null default 1,
  -- [{surface, hash, findings}] in the order in which they are printed; null: not yet rewritten
  add column pages jsonb;
alter table design_version alter column compiler drop default;

-- what scenes of schema 1 are called since they were rewritten
create table renamed_scene (
  old_hash text primary key check (length(old_hash) = 64),
  new_hash text not null check (length(new_hash) = 64)
);

-- bytes of operations that a visitor or customer sent on a day (UTC)
create table sent_operations (
  -- their id, hashed
  sender text not null,
  day date not null,
  bytes bigint not null,
  primary key (sender, day)
);
create index sent_operations_day on sent_operations (day);
