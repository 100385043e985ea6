-- Words that visitors type who look for a filter's value, a set of words or a clipart are parts of the goods too.
alter table design_part drop constraint design_part_kind_check;
alter table design_part add constraint design_part_kind_check
  check (kind in ('layout', 'palette', 'pairing', 'words', 'clipart', 'search'));
