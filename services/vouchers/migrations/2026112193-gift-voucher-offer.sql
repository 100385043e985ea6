-- which gift vouchers are sold, from when on; a change is a new row
create table gift_voucher_offer (
  release integer primary key generated always as identity,
  valid_from timestamptz not null,
  -- {amounts, least, most}: minor units, the same in each currency
  data jsonb not null
);
create trigger gift_voucher_offer_append_only before update or delete on gift_voucher_offer
  for each statement execute function refuse_change();
insert into gift_voucher_offer (valid_from, data) values (
  '2025-01-01',
  '{"amounts": [1000, 2000, 2500, 3000, 5000, 7500, 10000, 15000, 20000, 25000], "least": 1000, "most": 50000}'
);
