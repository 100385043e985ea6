-- Tables whose rows visitors see get a trigger on this: whoever changes them, every process hears of it at the commit
-- (platform/database/notices.ts), by the channel "published", with the table's name.
create function tell_published() returns trigger language plpgsql as $$
begin
  perform pg_notify('published', tg_table_name);
  return null;
end $$;
