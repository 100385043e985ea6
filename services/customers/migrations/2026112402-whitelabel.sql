-- the operator who made her a customer of a partner's brand; null: she is none
alter table person add column whitelabel_by text;
