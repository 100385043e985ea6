-- A version in a release counts how often it was written; whoever writes says which one she saw.
alter table content_release_story add column revision bigint not null default 1;
-- When it was put into the release: a page that was published after that would be set back by the release.
alter table content_release_story add column begun_at timestamptz not null default now();
