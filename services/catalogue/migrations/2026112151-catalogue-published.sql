create trigger catalogue_release_published after insert or update or delete or truncate on catalogue_release
  for each statement execute function tell_published();
create trigger tax_table_published after insert or update or delete or truncate on tax_table
  for each statement execute function tell_published();
