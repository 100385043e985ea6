-- a customer's declaration that she withdraws from the contract for ready-made goods; stays as it was declared
create table order_withdrawal (
  id uuid primary key,
  order_id uuid not null references shop_order (id),
  idempotency_key text not null,
  -- SHA-256 of the request the key stands for
  request_hash text not null,
  -- as she gave it
  name text not null,
  -- where the receipt went
  email text not null,
  -- ids of order_line
  lines jsonb not null,
  -- what is to be paid back for it, minor units of the order's currency
  amount bigint not null check (amount >= 0),
  declared_at timestamptz not null,
  unique (order_id, idempotency_key)
);
create trigger order_withdrawal_append_only before update or delete on order_withdrawal
  for each statement execute function refuse_change();
