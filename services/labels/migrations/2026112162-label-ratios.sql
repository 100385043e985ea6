-- Ratio keys of the specification have a colon: fmt.16:9.
alter table label drop constraint label_key_check;
alter table label add constraint label_key_check check (key ~ '^[a-z0-9-]+(\.[A-Za-z0-9:-]+)+$');
