-- taken out of its owner's list; the row stays because a basket or an order refers to one of its versions
alter table design add column removed_at timestamptz;
