-- Themes a visitor likes; from her sign-in on they are the customer's.
create table wish (
  visitor_id uuid not null references visitor (id),
  customer_id text references person (id),
  theme text not null references card_theme (id) on delete cascade,
  created_at timestamptz not null
);
create unique index wish_of_visitor on wish (visitor_id, theme) where customer_id is null;
create unique index wish_of_customer on wish (customer_id, theme) where customer_id is not null;
create index wish_theme on wish (theme);
