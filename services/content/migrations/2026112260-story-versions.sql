-- Counts what was written of a story; the version of this number is how the story stands.
alter table content_story add column revision bigint not null default 0;

-- How a story stood each time somebody wrote, published or planned something, and who it was.
create table content_story_version (
  space_id bigint not null,
  story_id bigint not null,
  revision bigint not null,
  action text not null
    check (action in ('created', 'changed', 'published', 'unpublished', 'restored', 'scheduled', 'imported')),
  via text not null check (via in ('office', 'program', 'schedule', 'import')),
  -- name of an operator
  author text check ((author is not null) = (via = 'office')),
  at timestamptz not null,
  name text not null,
  slug text not null,
  -- the draft, which at that moment was the published text, too, where it was published
  content jsonb not null,
  restored_from bigint,
  primary key (space_id, story_id, revision),
  foreign key (space_id, story_id) references content_story on delete cascade
);

-- Whoever wrote the stories of before is not known.
update content_story set revision = 1;
insert into content_story_version (space_id, story_id, revision, action, via, at, name, slug, content)
  select space_id, id, revision, 'imported', 'import', updated_at, name, slug, draft from content_story;

create index content_story_scheduled on content_story (space_id, id)
  where settings ->> 'publish_at' is not null or settings ->> 'expire_at' is not null;
