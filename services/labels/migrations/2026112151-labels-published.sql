create trigger label_published after insert or update or delete or truncate on label
  for each statement execute function tell_published();
