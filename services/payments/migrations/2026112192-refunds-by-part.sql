-- goods are withdrawn part by part, so a payment is given back part by part: once for each part, and once for the rest
drop index payment_refund_once;
create unique index payment_refund_once on payment_refund (payment_id, alert_id) nulls not distinct where state <> 'failed';
alter table test_refund drop constraint test_refund_test_payment_id_key;
create index test_refund_payment on test_refund (test_payment_id);
