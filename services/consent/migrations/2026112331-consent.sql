-- What visitors decided about who may learn of them: the proof of each consent. No address of the network, no browser, no customer.
create table consent_choice (
  number bigint generated always as identity primary key,
  -- random, of the visitor's cookie; null: nothing was ever granted
  consent_id uuid,
  -- of the texts she read
  version integer not null,
  locale text not null,
  way text not null check (way in ('accept-all', 'reject-all', 'settings')),
  granted text[] not null,
  declined text[] not null,
  at timestamptz not null
);
create index consent_choice_at on consent_choice (at);
create index consent_choice_of on consent_choice (consent_id, number) where consent_id is not null;
