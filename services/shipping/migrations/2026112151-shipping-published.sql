create trigger shipping_table_published after insert or update or delete or truncate on shipping_table
  for each statement execute function tell_published();
