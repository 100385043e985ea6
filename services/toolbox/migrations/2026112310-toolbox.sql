-- Results of the toolbox: whoever knows the token may fetch one until it expires. Their bytes lie in the file store.
create table toolbox_file (
  token_hash text primary key check (length(token_hash) = 64),
  sha256 text not null check (length(sha256) = 64),
  -- as it is saved
  name text not null check (name <> ''),
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  expires_at timestamptz not null
);
create index toolbox_file_expires_at on toolbox_file (expires_at);
create index toolbox_file_sha256 on toolbox_file (sha256);
