-- money that goes back, at most one attempt of a payment that has not failed
create table payment_refund (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  order_id uuid not null references shop_order (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('requested', 'pending', 'succeeded', 'failed')),
  -- the provider's own id; null until it was asked
  provider_ref text,
  -- the operator's name; null: by itself, because nobody should have paid
  requested_by text,
  why text not null,
  requested_at timestamptz not null,
  -- last change of state
  changed_at timestamptz not null,
  asked_at timestamptz
);
create unique index payment_refund_once on payment_refund (payment_id) where state <> 'failed';
create index payment_refund_order on payment_refund (order_id, requested_at);
create index payment_refund_unsettled on payment_refund (requested_at) where state = 'pending';

alter table payment_alert drop constraint payment_alert_reason_check;
alter table payment_alert add check (
  reason in ('paid-twice', 'paid-after-cancellation', 'cancelled-after-payment', 'wrong-amount', 'refund-failed')
);

-- the embedded test provider's own books
alter table test_payment drop constraint test_payment_state_check;
alter table test_payment add check (state in ('open', 'pending', 'paid', 'declined', 'cancelled', 'expired'));
create table test_refund (
  id uuid primary key,
  test_payment_id uuid not null unique references test_payment (id),
  amount bigint not null,
  state text not null check (state in ('pending', 'succeeded'))
);
alter table test_payment_event add column refund_id uuid references test_refund (id);
