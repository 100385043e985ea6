-- When the first autosave of a version was; those that follow soon, by the same operator and with nothing between, are part of it.
alter table content_story_version add column autosaved_since timestamptz
  check (autosaved_since is null or (action = 'changed' and via = 'office'));

-- Who has a page open in the visual editor; each window says so every few seconds, and is forgotten when it is silent.
create table content_presence (
  space_id bigint not null,
  story_id bigint not null,
  -- made up by the window
  window_id uuid not null,
  -- name of an operator
  name text not null,
  seen_at timestamptz not null,
  primary key (space_id, story_id, window_id),
  foreign key (space_id, story_id) references content_story on delete cascade
);
