-- what an order travels in, as it was packed when it was placed; none of earlier orders
alter table shop_order add column parcels jsonb not null default '[]';
