-- What operators did that is no version of a page: files brought in and handed out, assets.
create table content_audit (
  space_id bigint not null references content_space on delete cascade,
  id bigint not null default nextval('content_id'),
  action text not null,
  author text not null,
  at timestamptz not null,
  -- what it was done to, in words that stay when it is gone
  subject text not null default '',
  detail jsonb not null default '{}',
  primary key (space_id, id)
);
