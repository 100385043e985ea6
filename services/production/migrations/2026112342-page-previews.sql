-- Pages are drawn one by one and kept by the page's hash; pictures of whole scenes are drawn anew when they are asked for.
drop table scene_preview;
create table page_preview (
  page_hash text primary key,
  sha256 text not null,
  created_at timestamptz not null default now()
);
