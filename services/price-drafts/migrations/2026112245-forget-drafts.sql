-- States that nobody needs any more go away: old ones of an open draft, all of one that was closed. The one an open draft
-- is in never does, and none is rewritten.
create function refuse_losing_draft() returns trigger language plpgsql as $$
begin
  if exists (
    select from catalogue_draft where id = old.draft_id and state = 'open' and version = old.version
  ) then
    raise exception 'catalogue_draft_version is append-only: an open draft is in this state';
  end if;
  return old;
end $$;
drop trigger catalogue_draft_version_append_only on catalogue_draft_version;
create trigger catalogue_draft_version_append_only before update or truncate on catalogue_draft_version
  for each statement execute function refuse_change();
create trigger catalogue_draft_version_kept before delete on catalogue_draft_version
  for each row execute function refuse_losing_draft();
