-- Counters of rate-limiter-flexible, in its own shape. A crash may forget them, so they need no write-ahead log.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
