create trigger product_page_published after insert or update or delete or truncate on product_page
  for each statement execute function tell_published();
