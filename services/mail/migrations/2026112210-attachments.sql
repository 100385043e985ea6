-- a file that goes with the mail; of a secret mail it is taken away together with the text
alter table outbox_mail add column attachment_name text;
alter table outbox_mail add column attachment bytea;
alter table outbox_mail add check ((attachment is null) or (attachment_name is not null));
