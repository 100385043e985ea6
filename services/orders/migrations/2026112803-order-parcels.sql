-- what of an order goes straight to people of a list, a row for each address; packed in the order of `position`
create table order_parcel (
  id uuid primary key,
  order_id uuid not null references shop_order (id),
  position integer not null check (position >= 1),
  -- [{lineId, pieces}]: ids of order_line, numbers of their pieces in the merged files, from 1
  contents jsonb not null,
  -- hashes of the lists it is from
  lists text[] not null,
  -- null: erased with its list
  address jsonb,
  country text not null,
  class text not null,
  grams integer not null check (grams >= 0),
  -- minor units of the order's currency: its pieces less the discount, and its delivery
  goods bigint not null check (goods >= 0),
  price bigint not null check (price >= 0),
  arrival_earliest date not null,
  arrival_latest date not null,
  state text not null check (state in ('waiting', 'shipped', 'delivered', 'returned')),
  tracking text,
  shipped_at timestamptz,
  -- what was given back for it; null: nothing
  refunded bigint check (refunded > 0),
  refunded_at timestamptz,
  unique (order_id, position)
);
create index order_parcel_lists on order_parcel using gin (lists) where address is not null;

-- how many there are, and what their delivery costs together; shipping_price is of what comes home
alter table shop_order add column recipient_parcels integer not null default 0 check (recipient_parcels >= 0);
alter table shop_order add column parcels_price bigint not null default 0 check (parcels_price >= 0);
