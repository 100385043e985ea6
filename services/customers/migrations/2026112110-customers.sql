-- People who can sign in. Tables of better-auth under names of our own; one row per person, whatever the role.
create table person (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  first_name text not null default '',
  last_name text not null default '',
  number bigint generated always as identity (start with 10001) unique,
  -- null: a customer; otherwise an operator of the office
  office_role text check (office_role in ('operator', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table person_session (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index person_session_person on person_session (person_id);

create table person_credential (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index person_credential_person on person_credential (person_id);

create table person_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index person_verification_identifier on person_verification (identifier);

-- A browser. Only the hash of its cookie is stored, so a leaked table opens nothing.
create table visitor (
  id uuid primary key,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
