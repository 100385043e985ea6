create table payment (
  id uuid primary key,
  order_id uuid not null references shop_order (id),
  provider text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'declined', 'cancelled', 'expired')),
  -- the provider's own id and page; null until it was asked
  provider_ref text,
  redirect_url text,
  created_at timestamptz not null,
  -- last change of state
  changed_at timestamptz not null,
  -- when the provider was last asked without being told
  asked_at timestamptz
);
create index payment_order on payment (order_id, created_at);
create index payment_unsettled on payment (created_at) where state in ('open', 'pending');

-- each event of a provider once, also those without effect
create table payment_event (
  provider text not null,
  event_id text not null,
  payment_id uuid references payment (id),
  state text,
  -- what became of it: applied, outdated, unknown-payment, wrong-amount, irrelevant
  effect text not null,
  body jsonb not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- money an operator has to look after; one entry per payment and reason
create table payment_alert (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  order_id uuid not null references shop_order (id),
  reason text not null check (
    reason in ('paid-twice', 'paid-after-cancellation', 'cancelled-after-payment', 'wrong-amount')
  ),
  amount bigint not null,
  currency text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  note text,
  unique (payment_id, reason)
);
create index payment_alert_open on payment_alert (created_at) where resolved_at is null;

-- the embedded test provider's own books: what an outside provider would keep
create table test_payment (
  id uuid primary key,
  token_hash text not null unique,
  amount bigint not null,
  currency text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'declined', 'cancelled')),
  description text not null,
  locale text not null,
  return_url text not null,
  created_at timestamptz not null default now()
);
create table test_payment_event (
  id uuid primary key,
  test_payment_id uuid not null references test_payment (id),
  state text not null,
  created_at timestamptz not null default now()
);
