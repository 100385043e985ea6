-- where it was placed: its pages, mails and way back from payment are of that channel
alter table shop_order add column channel text not null default 'poster' check (channel in ('card', 'poster'));
