-- Lists of people that pieces are made for. Content never changes: another list is another row, named by its hash.
create table recipient_list (
  id uuid primary key,
  visitor_id uuid not null references visitor (id) on delete cascade,
  customer_id text references person (id),
  hash text not null check (length(hash) = 64),
  name text not null,
  columns jsonb not null,
  rows jsonb not null,
  row_count int not null check (row_count between 1 and 5000),
  created_at timestamptz not null,
  -- A basket or an order was made with it.
  frozen_at timestamptz
);
create index recipient_list_hash on recipient_list (hash);
create index recipient_list_visitor on recipient_list (visitor_id, created_at);
create index recipient_list_customer on recipient_list (customer_id, created_at) where customer_id is not null;
create index order_line_recipients on order_line ((configuration #>> '{recipients,list}'))
  where configuration #>> '{recipients,list}' is not null;
