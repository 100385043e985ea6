-- Operators see which tokens there are, and take back single ones: a token has a number and says what it is for.
alter table content_token add column id bigint generated always as identity unique;
alter table content_token add column name text not null default '';
-- who made it in the office; null: a program or the shop's start
alter table content_token add column author text;

-- When a token was used last, to the minute. Apart, since every change of content_token is told to all processes.
create table content_token_use (
  hash text primary key references content_token on delete cascade,
  used_at timestamptz not null
);
