-- a parcel of an order can be given back by itself: money of its own to look after, as withdrawn goods are
alter table payment_alert drop constraint payment_alert_reason_check;
alter table payment_alert add constraint payment_alert_reason_check check (
  reason in ('paid-twice', 'paid-after-cancellation', 'cancelled-after-payment', 'wrong-amount', 'refund-failed', 'withdrawn', 'parcel')
);
drop index payment_alert_once;
create unique index payment_alert_once on payment_alert (payment_id, reason) where reason not in ('withdrawn', 'parcel');
