-- a new mail address that waits for the click in its mail; one for each person, a later wish replaces it
create table person_email_change (
  person_id text primary key references person (id) on delete cascade,
  email text not null,
  -- of the token in the mail, so that a leaked table opens nothing
  token_hash text not null unique,
  expires_at timestamptz not null
);
