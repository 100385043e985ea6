-- Previews that were drawn before, by all that they are made of; PostgreSQL compresses them.
create table theme_drawing (
  -- `look` of a theme or group
  look char(64) not null,
  -- of a group with several pages; else empty
  page text not null,
  proportion text not null,
  language char(2) not null,
  svg text not null,
  drawn_at timestamptz not null default now(),
  primary key (look, page, proportion, language)
);

-- Every drawing of a clipart that was ever published: designs name them by hash, so rows are only added.
create table art_drawing (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  drawing jsonb not null,
  piece_id text not null,
  title jsonb not null,
  created_at timestamptz not null default now()
);
