-- goods of a paid order can be withdrawn part by part: each part is money of its own to look after
alter table payment_alert drop constraint payment_alert_reason_check;
alter table payment_alert add constraint payment_alert_reason_check check (
  reason in ('paid-twice', 'paid-after-cancellation', 'cancelled-after-payment', 'wrong-amount', 'refund-failed', 'withdrawn')
);
alter table payment_alert drop constraint payment_alert_payment_id_reason_key;
create unique index payment_alert_once on payment_alert (payment_id, reason) where reason <> 'withdrawn';

-- the withdrawal this money is for; null: for the payment as a whole
alter table payment_refund add column alert_id uuid references payment_alert (id);
