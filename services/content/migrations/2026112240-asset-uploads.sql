-- An asset that a program announced; it becomes an asset once its file has come and the program says that it is done.
create table content_asset_upload (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  -- SHA-256 of the token with which the file is sent
  token_hash text not null unique,
  -- what the asset will be
  filename text not null,
  facts jsonb not null default '{}',
  -- pixels that its address promises
  width integer,
  height integer,
  -- null until the file has come
  sha256 text check (length(sha256) = 64),
  content_type text,
  content_length bigint,
  created_at timestamptz not null default now(),
  primary key (space_id, id)
);
create index content_asset_upload_sha256 on content_asset_upload (sha256);
create index content_asset_sha256 on content_asset (sha256);
-- An asset is asked for by the path of its address, under whichever host the shop is reached.
create index content_asset_path on content_asset (substring(filename from '/f/[0-9]+/.*$'));
