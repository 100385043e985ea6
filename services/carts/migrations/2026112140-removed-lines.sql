-- a removed line waits here to be brought back, and goes with its basket
create table removed_cart_line (
  like cart_line including defaults including constraints,
  primary key (id),
  foreign key (cart_id) references cart (id) on delete cascade
);
create index removed_cart_line_cart on removed_cart_line (cart_id);
