-- Addresses that an asset had before its file was replaced. They keep the bytes they had, because browsers, old versions of pages and
-- other sites still ask for them, until the asset is deleted.
create table content_asset_former (
  space_id bigint not null,
  asset_id bigint not null,
  filename text not null,
  -- name of the file in the file store; null for one that lies elsewhere
  sha256 text check (length(sha256) = 64),
  content_type text,
  primary key (space_id, filename),
  foreign key (space_id, asset_id) references content_asset on delete cascade
);
create index content_asset_former_asset on content_asset_former (space_id, asset_id);
create index content_asset_former_sha256 on content_asset_former (sha256);
create index content_asset_former_path on content_asset_former (substring(filename from '/f/[0-9]+/.*$'));
