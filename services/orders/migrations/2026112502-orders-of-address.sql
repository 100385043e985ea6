-- Orders of a mail address are looked up whenever a customer opens her account.
create index shop_order_email on shop_order (lower(email));
