-- Tables named content_... belong to services/content. What they hold is written down in its README.
create sequence content_id start 1000;

create table content_space (
  id bigint primary key default nextval('content_id'),
  name text not null,
  domain text not null default '',
  -- codes of the languages beside the default one, which has none
  languages text[] not null default '{}',
  -- rises with every publication; the protocol's cv
  version bigint not null default 1,
  created_at timestamptz not null default now()
);

create table content_token (
  -- SHA-256 of the token
  hash text primary key,
  space_id bigint not null references content_space on delete cascade,
  kind text not null check (kind in ('public', 'preview', 'management')),
  -- in words, because the visual editor signs with the preview token; never for management
  token text,
  created_at timestamptz not null default now(),
  check (kind <> 'management' or token is null)
);
create index content_token_space on content_token (space_id);

create table content_story (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  uuid uuid not null default gen_random_uuid(),
  -- shared by the alternates of a story
  group_id uuid not null default gen_random_uuid(),
  -- null at the root
  parent_id bigint,
  is_folder boolean not null default false,
  is_startpage boolean not null default false,
  name text not null,
  slug text not null,
  -- slugs of all folders above and its own; compared by bytes, so that prefixes are found by the index
  full_slug text collate "C" not null check (octet_length(full_slug) <= 2000),
  level integer not null default 1,
  path text,
  position bigint not null default 0,
  tags text[] not null default '{}',
  sort_by_date date,
  meta_data jsonb,
  -- what editors see and change
  draft jsonb not null,
  -- what visitors see; null: never published, or taken back
  published jsonb,
  published_name text,
  published_at timestamptz,
  first_published_at timestamptz,
  -- whether the draft was changed since it was published
  changed boolean not null default true,
  -- settings of the editor that delivery knows nothing of
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (space_id, id),
  unique (space_id, uuid),
  -- at the end of a statement: a folder that moves takes its stories along
  unique (space_id, full_slug) deferrable initially immediate,
  foreign key (space_id, parent_id) references content_story on delete cascade deferrable initially immediate
);
create index content_story_parent on content_story (space_id, parent_id, position, id);
create index content_story_order on content_story (space_id, position, id);
create index content_story_group on content_story (space_id, group_id);
create index content_story_tags on content_story using gin (tags);
create index content_story_published_type on content_story (space_id, (published ->> 'component'), position, id);
create index content_story_draft_type on content_story (space_id, (draft ->> 'component'), position, id);

create table content_translated_slug (
  space_id bigint not null,
  story_id bigint not null,
  lang text not null,
  slug text not null,
  name text,
  -- the translated slugs of the folders above and its own
  path text collate "C" not null check (octet_length(path) <= 2000),
  primary key (space_id, story_id, lang),
  foreign key (space_id, story_id) references content_story on delete cascade
);
create index content_translated_slug_path on content_translated_slug (space_id, lang, path);

create table content_release (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  name text not null,
  release_at timestamptz,
  released boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (space_id, id)
);

-- a story as it will be once its release is out
create table content_release_story (
  space_id bigint not null,
  release_id bigint not null,
  story_id bigint not null,
  name text not null,
  content jsonb not null,
  primary key (space_id, release_id, story_id),
  foreign key (space_id, release_id) references content_release on delete cascade,
  foreign key (space_id, story_id) references content_story on delete cascade
);

create table content_component_group (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  uuid uuid not null default gen_random_uuid(),
  name text not null,
  primary key (space_id, id),
  unique (space_id, uuid)
);

create table content_component (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  name text not null,
  -- schema, display_name and all else the protocol's component has
  definition jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (space_id, id),
  unique (space_id, name)
);

create table content_datasource (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  name text not null,
  slug text not null,
  primary key (space_id, id),
  unique (space_id, slug)
);

create table content_dimension (
  space_id bigint not null,
  id bigint not null default nextval('content_id'),
  datasource_id bigint not null,
  name text not null,
  entry_value text not null,
  primary key (space_id, id),
  unique (space_id, datasource_id, entry_value),
  foreign key (space_id, datasource_id) references content_datasource on delete cascade
);

create table content_datasource_entry (
  space_id bigint not null,
  id bigint not null default nextval('content_id'),
  datasource_id bigint not null,
  name text not null,
  value text not null,
  position bigint not null default 0,
  primary key (space_id, id),
  unique (space_id, datasource_id, name),
  foreign key (space_id, datasource_id) references content_datasource on delete cascade
);
create index content_datasource_entry_order on content_datasource_entry (space_id, datasource_id, position, id);

create table content_dimension_value (
  space_id bigint not null,
  entry_id bigint not null,
  dimension_id bigint not null,
  value text not null,
  primary key (space_id, entry_id, dimension_id),
  foreign key (space_id, entry_id) references content_datasource_entry on delete cascade,
  foreign key (space_id, dimension_id) references content_dimension on delete cascade
);
create index content_dimension_value_dimension on content_dimension_value (space_id, dimension_id);

create table content_asset (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  -- the whole address, as stories hold it
  filename text not null,
  -- name of the file in the file store; null for one that lies elsewhere
  sha256 text check (length(sha256) = 64),
  content_type text,
  content_length bigint,
  -- alt, title, copyright, source, focus, asset_folder_id and all else the protocol's asset has
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (space_id, id),
  unique (space_id, filename)
);

create table content_asset_folder (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  name text not null,
  parent_id bigint,
  primary key (space_id, id)
);

-- Every process hears of a publication: they all raise the version of their space.
create trigger content_space_published after insert or update of version, languages, name, domain or delete or truncate on content_space
  for each statement execute function tell_published();
create trigger content_token_published after update or delete or truncate on content_token
  for each statement execute function tell_published();
