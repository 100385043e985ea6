-- codes and gift money that an order without its money keeps from others; gone once it is paid or cancelled
create table order_hold (
  order_id uuid primary key references shop_order (id),
  until timestamptz not null,
  -- when others could have them again
  released_at timestamptz
);
create index order_hold_until on order_hold (until) where released_at is null;
insert into order_hold (order_id, until)
  select o.id, now() + interval '30 minutes' from shop_order o
  where o.state = 'placed' and (
    exists (select from discount_use u where u.order_id = o.id and u.undone_at is null)
    or exists (select from payment p where p.order_id = o.id and p.provider = 'voucher' and p.state = 'paid'));
