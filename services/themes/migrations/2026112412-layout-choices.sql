-- Which layouts a part of a product can have besides those its style names are parts of the goods too.
alter table design_part drop constraint design_part_kind_check;
alter table design_part add constraint design_part_kind_check
  check (kind in ('layout', 'palette', 'pairing', 'words', 'clipart', 'search', 'choices'));
