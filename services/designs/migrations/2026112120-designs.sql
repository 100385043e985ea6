create table design (
  id uuid primary key,
  visitor_id uuid not null references visitor (id),
  customer_id text references person (id),
  kind text not null,
  -- catalogue release the design is laid out with
  release integer not null,
  -- operations taken so far
  sequence integer not null default 0 check (sequence >= 0),
  document jsonb not null,
  scene_hash text not null check (length(scene_hash) = 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index design_visitor on design (visitor_id);
create index design_customer on design (customer_id) where customer_id is not null;

-- append-only: what was done, in order
create table design_operation (
  design_id uuid not null references design (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  operation jsonb not null,
  created_at timestamptz not null default now(),
  primary key (design_id, sequence)
);

-- what a basket line or an order refers to; never updated
create table design_version (
  id uuid primary key,
  design_id uuid not null references design (id),
  sequence integer not null,
  kind text not null,
  release integer not null,
  document jsonb not null,
  scene_hash text not null check (length(scene_hash) = 64),
  created_at timestamptz not null default now(),
  unique (design_id, sequence)
);
