-- Several accounts may have been made with one mail address: whose it is shows the link that is mailed to it. Sign-in knows
-- an account by a name that is the address for the one account that proved it, and for all others one that nobody can type.
alter table person add column sign_in_name text not null default gen_random_uuid() || '@unproven.invalid' unique;
alter table person drop constraint person_email_key;
create index person_email on person (email);
-- their addresses were said by an administrator's command
update person set email_verified = true where office_role is not null;
update person set sign_in_name = email where email_verified;
alter table person add check (email_verified = (sign_in_name = email));
