-- A conversation of a visitor with the shop; from her sign-in on it is the customer's.
create table chat (
  id uuid primary key,
  visitor_id uuid not null references visitor (id),
  customer_id text references person (id),
  locale text not null,
  channel text not null,
  -- where answers are mailed to; null: she left none
  email text,
  -- path of the page on which she last wrote
  page text not null,
  state text not null check (state in ('open', 'closed')),
  -- her messages that nobody answered yet
  waiting integer not null,
  begun_at timestamptz not null,
  last_at timestamptz not null
);
create index chat_of_visitor on chat (visitor_id, last_at desc) where customer_id is null;
create index chat_of_customer on chat (customer_id, last_at desc) where customer_id is not null;
create index chat_newest on chat (last_at desc, id);
create table chat_message (
  id bigint generated always as identity primary key,
  chat_id uuid not null references chat (id) on delete cascade,
  -- made by its sender, so that a message sent twice is written once
  sent_as uuid not null,
  author text not null check (author in ('visitor', 'office')),
  -- name of the operator; null: the visitor
  operator text,
  text text not null,
  at timestamptz not null,
  unique (chat_id, sent_as)
);
-- Whoever waits for an answer in any process hears of it at the commit (platform/database/notices.ts).
create function tell_chat() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', new.chat_id::text);
  return null;
end $$;
create trigger chat_message_written after insert on chat_message for each row execute function tell_chat();
