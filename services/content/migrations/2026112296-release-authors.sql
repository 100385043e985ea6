-- Who wrote a version in a release last, and when; null for programs and imports.
alter table content_release_story add column author text;
alter table content_release_story add column changed_at timestamptz;

-- Windows that have another version of a page open write nothing of this one.
alter table content_presence add column release_id bigint;
