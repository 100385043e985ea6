-- charges, transit times and the producing site's calendar; append-only, the newest valid one counts
create table shipping_table (
  id bigint generated always as identity primary key,
  valid_from timestamptz not null,
  -- core/shipping.ts, ShippingTable
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index shipping_table_valid_from on shipping_table (valid_from desc, id desc);
