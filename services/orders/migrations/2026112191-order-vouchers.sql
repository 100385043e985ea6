-- what codes took off the goods, and what gift vouchers paid of the total; minor units
alter table shop_order add column discount bigint not null default 0 check (discount >= 0);
alter table shop_order add column redeemed bigint not null default 0 check (redeemed >= 0 and redeemed <= total);
-- [{type, label, amount}] as the customer saw them
alter table shop_order add column vouchers jsonb not null default '[]';
-- the line's share of the discount; total is without it
alter table order_line add column discount bigint not null default 0 check (discount >= 0 and discount <= total);
