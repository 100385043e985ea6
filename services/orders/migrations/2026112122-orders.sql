create sequence order_number start 100001;

create table shop_order (
  id uuid primary key,
  number bigint not null unique default nextval('order_number'),
  -- one order per basket
  cart_id uuid not null unique references cart (id),
  visitor_id uuid not null,
  customer_id text,
  idempotency_key text not null,
  -- SHA-256 of the request the key stands for
  request_hash text not null,
  -- SHA-256 of the token that opens the order page
  token_hash text not null unique,
  state text not null check (
    state in ('placed', 'paid', 'files-checked', 'in-production', 'shipped', 'delivered', 'cancelled', 'complaint')
  ),
  locale text not null,
  email text not null,
  shipping_address jsonb not null,
  billing_address jsonb,
  -- all amounts in minor units of this currency
  currency text not null,
  tax_included boolean not null,
  goods bigint not null check (goods >= 0),
  shipping_method text not null,
  shipping_class text not null,
  shipping_price bigint not null check (shipping_price >= 0),
  -- [{rate, net, tax, gross}], gross adds up to total
  taxes jsonb not null,
  total bigint not null check (total >= 0),
  production_days integer not null,
  -- how the customer wanted to pay at first
  payment_method text not null,
  -- as promised: at placing, and again at the payment
  arrival_earliest date not null,
  arrival_latest date not null,
  placed_at timestamptz not null,
  paid_at timestamptz,
  unique (visitor_id, idempotency_key)
);
create index shop_order_customer on shop_order (customer_id) where customer_id is not null;
create index shop_order_state on shop_order (state, placed_at desc);

-- frozen as ordered; only file_state and file_note change
create table order_line (
  id uuid primary key,
  order_id uuid not null references shop_order (id),
  position integer not null,
  kind text not null,
  release integer not null,
  configuration jsonb not null,
  design_id uuid,
  version_id uuid,
  scene_hash text,
  -- in the order's locale
  title text not null,
  facts jsonb not null,
  quantity integer not null check (quantity between 1 and 999),
  unit_price bigint not null check (unit_price >= 0),
  total bigint not null check (total >= 0),
  tax_class text not null,
  tax_rate integer not null,
  withdrawal_right boolean not null,
  -- none: ready-made goods have no print file
  file_state text not null check (file_state in ('none', 'waiting', 'checked', 'stopped')),
  file_note text,
  unique (order_id, position)
);

-- who moved the order, when, from where to where and why
create table order_transition (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order (id),
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'operator', 'payment', 'print', 'system')),
  -- an operator's name
  actor_name text,
  from_state text,
  to_state text not null,
  why text
);
create index order_transition_order on order_transition (order_id, id);
