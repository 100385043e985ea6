-- day on which the order must leave the house; the workshop sorts its work by it
alter table shop_order add column ships_on date;
update shop_order set ships_on = arrival_earliest;
alter table shop_order alter column ships_on set not null;
create index shop_order_ships_on on shop_order (ships_on, number) where state in ('paid', 'files-checked', 'in-production', 'complaint');
