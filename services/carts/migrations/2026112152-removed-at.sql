-- a line that nobody brought back is forgotten after a while
alter table removed_cart_line add column removed_at timestamptz not null default now();
create index removed_cart_line_removed_at on removed_cart_line (removed_at);
