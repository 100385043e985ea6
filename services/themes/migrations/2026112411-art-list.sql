-- Which drawings the shop offers now; the others are only kept for designs that have them.
alter table art_drawing add column offered boolean not null default false;

-- Until the next publication says it: the newest drawing of each clipart that is published.
update art_drawing set offered = true
where hash in (
  select distinct on (piece_id) hash
  from art_drawing
  where piece_id in (select key from design_part where kind = 'clipart')
  order by piece_id, created_at desc, hash
);
