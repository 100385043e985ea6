-- the design a copy began as; a design that is no copy and has no operations is a link that was only looked at
alter table design add column copied_from uuid;
