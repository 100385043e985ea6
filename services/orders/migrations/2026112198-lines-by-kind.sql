-- ids begin with the moment of the order: the newest lines of a kind, on which new prices are tried
create index order_line_kind on order_line (kind, id);
