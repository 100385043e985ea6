-- A price may change within a day: what was asked in the morning and what was asked in the evening both count, and the
-- lowest of them is what a later reduction is measured by.
alter table price_history drop constraint price_history_pkey;
alter table price_history add primary key (sellable, currency, day, release);
