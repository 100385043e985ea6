-- where one request ends what the mail belongs to (RFC 8058); only mails that somebody subscribed to have it
alter table outbox_mail add column unsubscribe text;
