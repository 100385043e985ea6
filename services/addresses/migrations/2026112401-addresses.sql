-- where a customer's parcels and bills go
create table customer_address (
  id uuid primary key,
  customer_id text not null references person (id) on delete cascade,
  -- services/orders/address.ts
  address jsonb not null,
  -- grows with each change, so that a change of an older state is refused
  version integer not null default 1,
  -- counts her choices of a default: the highest is the one; null: never chosen
  chosen_for_delivery integer,
  chosen_for_billing integer,
  created_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id, created_at);

-- until now a customer's only address was the one of her last order
insert into customer_address (id, customer_id, address, created_at)
select distinct on (customer_id) gen_random_uuid(), customer_id, shipping_address, placed_at
from shop_order
where state <> 'cancelled' and exists (select from person where person.id = shop_order.customer_id)
order by customer_id, placed_at desc;
