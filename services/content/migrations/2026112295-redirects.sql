-- Addresses under which a published page was found and is no longer; visitors are sent from there to where it is now. The page's own address is
-- looked up each time, so no redirect ever leads to another one, or in a circle.
create table content_former_address (
  space_id bigint not null,
  -- code of a language; '' for the default one
  lang text not null,
  -- full slug without a slash at its end
  path text collate "C" not null,
  story_id bigint not null,
  at timestamptz not null default now(),
  primary key (space_id, lang, path),
  foreign key (space_id, story_id) references content_story on delete cascade
);
create index content_former_address_story on content_former_address (space_id, story_id);

-- Redirects that operators wrote: from a whole path to another one of the same host.
create table content_redirect (
  space_id bigint not null references content_space on delete cascade,
  path text collate "C" not null,
  target text not null,
  author text not null,
  at timestamptz not null,
  primary key (space_id, path)
);

-- Whoever moves a page (office, program, import, a folder that is renamed): remembered where it lies, so that nobody can forget it. A path that begins
-- with a slash is one that was not traced yet (story-tree.ts), and never was an address.
create function content_remember_slug() returns trigger language plpgsql as $$
begin
  insert into content_former_address (space_id, lang, path, story_id)
    select distinct on (o.space_id, rtrim(o.full_slug, '/')) o.space_id, '', rtrim(o.full_slug, '/'), o.id
    from before o join after n on n.space_id = o.space_id and n.id = o.id
    where o.published is not null and o.full_slug not like '/%' and rtrim(o.full_slug, '/') <> rtrim(n.full_slug, '/')
    on conflict (space_id, lang, path) do update set story_id = excluded.story_id, at = now();
  return null;
end $$;
create trigger content_story_moved after update on content_story
  referencing old table as before new table as after for each statement execute function content_remember_slug();

create function content_remember_translated_slug() returns trigger language plpgsql as $$
begin
  insert into content_former_address (space_id, lang, path, story_id)
    select distinct on (o.space_id, o.lang, o.path) o.space_id, o.lang, o.path, o.story_id
    from before o join content_story s on s.space_id = o.space_id and s.id = o.story_id
    where s.published is not null and o.path not like '/%'
    on conflict (space_id, lang, path) do update set story_id = excluded.story_id, at = now();
  return null;
end $$;
create trigger content_translated_slug_moved after update on content_translated_slug
  referencing old table as before for each statement execute function content_remember_translated_slug();
create trigger content_translated_slug_gone after delete on content_translated_slug
  referencing old table as before for each statement execute function content_remember_translated_slug();
