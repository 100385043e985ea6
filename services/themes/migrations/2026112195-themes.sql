-- What themes and design groups are made of, by what it is and its key (design/template/template.ts).
create table design_part (
  kind text not null check (kind in ('layout', 'palette', 'pairing', 'words', 'clipart')),
  key text not null,
  data jsonb not null,
  primary key (kind, key)
);

-- Card themes. What visitors type is looked for in `search_*`: words of the language with their endings taken off, and
-- as they are written, so that names and first letters are found too.
create table card_theme (
  id text primary key,
  -- stands for the theme in sets of search results
  number integer generated always as identity unique,
  data jsonb not null,
  -- `color:green`, `category:3` ...: what it is filtered by
  filters text[] not null,
  popularity integer not null,
  created date not null,
  -- changes with everything that its preview is drawn from
  look char(64) not null,
  text_de text not null,
  text_en text not null,
  text_es text not null,
  text_fr text not null,
  text_it text not null,
  text_nl text not null,
  search_de tsvector not null generated always as (to_tsvector('german', text_de) || to_tsvector('simple', text_de)) stored,
  search_en tsvector not null generated always as (to_tsvector('english', text_en) || to_tsvector('simple', text_en)) stored,
  search_es tsvector not null generated always as (to_tsvector('spanish', text_es) || to_tsvector('simple', text_es)) stored,
  search_fr tsvector not null generated always as (to_tsvector('french', text_fr) || to_tsvector('simple', text_fr)) stored,
  search_it tsvector not null generated always as (to_tsvector('italian', text_it) || to_tsvector('simple', text_it)) stored,
  search_nl tsvector not null generated always as (to_tsvector('dutch', text_nl) || to_tsvector('simple', text_nl)) stored
);
create index card_theme_search_de on card_theme using gin (search_de) with (fastupdate = off);
create index card_theme_search_en on card_theme using gin (search_en) with (fastupdate = off);
create index card_theme_search_es on card_theme using gin (search_es) with (fastupdate = off);
create index card_theme_search_fr on card_theme using gin (search_fr) with (fastupdate = off);
create index card_theme_search_it on card_theme using gin (search_it) with (fastupdate = off);
create index card_theme_search_nl on card_theme using gin (search_nl) with (fastupdate = off);

-- Looks of calendars and photobooks, and collages.
create table design_group (
  kind text not null check (kind in ('calendar', 'photobook', 'collage')),
  id text not null,
  popularity integer not null,
  data jsonb not null,
  look char(64) not null,
  primary key (kind, id)
);

create trigger card_theme_published after insert or update or delete or truncate on card_theme
  for each statement execute function tell_published();
create trigger design_group_published after insert or update or delete or truncate on design_group
  for each statement execute function tell_published();
create trigger design_part_published after insert or update or delete or truncate on design_part
  for each statement execute function tell_published();

-- One row for each publication that changed something: what a process remembers holds until there is a newer one.
create table goods_release (
  number integer primary key generated always as identity,
  published_at timestamptz not null default now()
);
