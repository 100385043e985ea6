-- every mail the shop writes, once per key; sent by a job, or only kept here when no SMTP server is set
create table outbox_mail (
  id uuid primary key,
  -- what it is about, for instance order-confirmation:<order id>
  key text not null unique,
  order_id uuid,
  locale text not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  state text not null check (state in ('waiting', 'sent', 'kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_mail_created on outbox_mail (created_at desc);
create index outbox_mail_order on outbox_mail (order_id) where order_id is not null;
