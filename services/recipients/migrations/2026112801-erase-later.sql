-- Its owner had it erased while an order was made with it: hers no more, and deleted once no order needs it.
alter table recipient_list add column erase_asked_at timestamptz;
create index recipient_list_erase_asked on recipient_list (erase_asked_at) where erase_asked_at is not null;
