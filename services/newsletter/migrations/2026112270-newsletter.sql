-- Who wants the newsletter. Whoever asked is written to once the link of her mail was pressed, and not before.
create table newsletter_subscriber (
  id uuid primary key,
  -- as mails are sent to it: the domain in ASCII
  email text not null,
  -- the same in lower case: one address is one subscriber
  email_key text not null unique,
  state text not null check (state in ('asked', 'confirmed', 'ended')),
  locale text not null,
  channel text not null,
  -- of the link in the last mail; stays after it was used, so that it says so
  token_hash text unique,
  token_expires_at timestamptz,
  mailed_at timestamptz,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create index newsletter_subscriber_newest on newsletter_subscriber (asked_at desc, id desc);
-- Proof of what she consented to and when (GDPR, article 7 paragraph 1): only ever added to, gone with her.
create table newsletter_consent (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references newsletter_subscriber (id) on delete cascade,
  deed text not null check (deed in ('asked', 'confirmed', 'ended')),
  at timestamptz not null,
  -- the page with the form, or the mail
  place text not null,
  -- of the sentence she read (services/newsletter/consent.ts)
  text_version text not null,
  locale text not null
);
create index newsletter_consent_of on newsletter_consent (subscriber_id, id);
-- Who handed addresses out, and how many.
create table newsletter_export (
  id uuid primary key,
  operator text not null,
  at timestamptz not null,
  addresses integer not null
);
