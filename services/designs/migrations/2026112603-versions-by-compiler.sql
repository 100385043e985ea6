-- The same state frozen by a later compiler is another version: the one before was approved as another scene and stays.
alter table design_version
  drop constraint design_version_design_id_sequence_key,
  add constraint design_version_once unique (design_id, sequence, compiler);
