-- ids of visitors, customers, designs and versions belong to other services
create table cart (
  id uuid primary key,
  visitor_id uuid not null,
  customer_id text,
  -- counts every change, so that an order is made from exactly what was priced
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  ordered_at timestamptz
);
-- one open basket each
create unique index cart_open_visitor on cart (visitor_id) where ordered_at is null and customer_id is null;
create unique index cart_open_customer on cart (customer_id) where ordered_at is null and customer_id is not null;

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  kind text not null,
  -- catalogue release it was put in under; names it when a later one no longer knows the choice
  release integer not null,
  configuration jsonb not null,
  -- the design to edit and its frozen version; null for ready-made goods
  design_id uuid,
  version_id uuid,
  scene_hash text check (length(scene_hash) = 64),
  quantity integer not null check (quantity between 1 and 999),
  -- what a piece cost when it was put in, minor units as shown
  added_price bigint not null check (added_price >= 0),
  added_currency text not null,
  created_at timestamptz not null default now(),
  check ((design_id is null) = (version_id is null) and (version_id is null) = (scene_hash is null))
);
create index cart_line_cart on cart_line (cart_id);
