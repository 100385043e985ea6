-- a code that takes something off the goods; announced in public, so it is stored as it is
create table discount_code (
  id uuid primary key,
  code text not null unique,
  -- discount-rule.ts
  rule jsonb not null,
  created_at timestamptz not null,
  -- an operator's name
  created_by text not null,
  ended_at timestamptz,
  ended_by text
);

-- each order a code was used in; taken back when the order is cancelled
create table discount_use (
  discount_id uuid not null references discount_code (id),
  order_id uuid not null references shop_order (id),
  customer_id text,
  -- SHA-256 of the address in small letters
  email_hash text not null,
  amount bigint not null check (amount >= 0),
  used_at timestamptz not null,
  undone_at timestamptz,
  primary key (discount_id, order_id)
);
create index discount_use_order on discount_use (order_id);

-- money on a code: a means of payment, whose code is stored nowhere but as SHA-256
create table gift_voucher (
  id uuid primary key,
  code_hash text not null unique,
  -- the last four of the code
  hint text not null,
  currency text not null,
  -- what it was issued with, and what of it is left: the sum of its ledger, minor units
  amount bigint not null check (amount > 0),
  balance bigint not null check (balance >= 0),
  valid_to date not null,
  issued_at timestamptz not null,
  -- null when the shop gave it away
  order_line_id uuid references order_line (id),
  -- which of the line's pieces
  piece integer,
  -- an operator's name
  issued_by text,
  note text,
  voided_at timestamptz,
  unique (order_line_id, piece),
  check ((order_line_id is null) = (piece is null))
);

create table gift_voucher_entry (
  id bigint generated always as identity primary key,
  gift_id uuid not null references gift_voucher (id),
  kind text not null check (kind in ('issued', 'redeemed', 'given-back', 'voided')),
  -- minor units; negative: taken from it
  amount bigint not null check (amount <> 0),
  order_id uuid,
  -- of the payments' books; once each
  payment_id uuid unique,
  refund_id uuid unique,
  at timestamptz not null,
  -- an operator's name
  by text
);
create index gift_voucher_entry_gift on gift_voucher_entry (gift_id, id);
create trigger gift_voucher_entry_append_only before update or delete on gift_voucher_entry
  for each statement execute function refuse_change();

-- codes in a basket that is not ordered yet
create table cart_voucher (
  cart_id uuid not null references cart (id) on delete cascade,
  voucher_id uuid not null,
  type text not null check (type in ('discount', 'gift')),
  -- of the shop it was put in
  channel text not null,
  added_at timestamptz not null,
  primary key (cart_id, voucher_id)
);
