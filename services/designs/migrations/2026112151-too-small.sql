-- whether a photo of the version has too few pixels to be printed; null: frozen before it was judged
alter table design_version add column too_small boolean;
