-- What visitors did who consented to statistics. No address, no browser, no name: a visitor is a random number that lives as long as her consent.
create table tracked_event (
  id uuid primary key,
  visitor uuid not null,
  event text not null,
  channel text not null,
  locale text not null,
  platform text not null,
  -- by the visitor's clock, as far as it is believed
  at timestamptz not null,
  received_at timestamptz not null,
  -- product kinds in it
  groups text[] not null,
  -- what the event carries beside its name
  details jsonb not null,
  -- made by the demo, not by people
  is_sample boolean not null
);
create index tracked_event_at on tracked_event (at, event);
create index tracked_event_visitor on tracked_event (visitor);
create index tracked_event_received on tracked_event (received_at);
-- An order is bought once, however often its page is opened.
create unique index tracked_event_purchase on tracked_event (visitor, (details ->> 'transaction_id')) where event = 'purchase';
-- Visitors who withdrew their consent: what was still on its way is not kept.
create table tracking_withdrawal (
  visitor uuid primary key,
  at timestamptz not null
);
