-- Files of assets in the file store; a row is there before its file, and goes with it.
create table asset_file (
  sha256 text primary key check (length(sha256) = 64),
  -- when it came last: an asset names it only a moment later
  stored_at timestamptz not null
);
create index asset_file_stored_at on asset_file (stored_at);
