-- a mail that opens something for whoever reads it; its text is taken away once the mail server has it
alter table outbox_mail add column secret boolean not null default false;
