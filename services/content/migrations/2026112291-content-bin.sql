-- Pages that an operator deleted, with everything known of them, until they are restored or forgotten.
create table content_bin (
  space_id bigint not null references content_space on delete cascade,
  -- of the story
  id bigint not null,
  name text not null,
  full_slug text not null,
  author text not null,
  at timestamptz not null,
  -- rows as they were: `story`, `slugs` (translated ones) and `versions`
  remains jsonb not null,
  primary key (space_id, id)
);
