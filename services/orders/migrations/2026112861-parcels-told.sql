-- When the buyer was told by mail that the parcel is on its way; parcels of orders before this are not told of again.
alter table order_parcel add column told_at timestamptz;
update order_parcel set told_at = shipped_at where shipped_at is not null;
