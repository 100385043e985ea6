-- the day of the shop on which a bought gift voucher is mailed, not before; null: nobody mails it (given away)
alter table gift_voucher add column deliver_on date;
-- when its mail was written, in the same transaction
alter table gift_voucher add column delivered_at timestamptz;
update gift_voucher set deliver_on = issued_at::date, delivered_at = issued_at where order_line_id is not null;
create index gift_voucher_to_deliver on gift_voucher (deliver_on)
  where deliver_on is not null and delivered_at is null and voided_at is null;
