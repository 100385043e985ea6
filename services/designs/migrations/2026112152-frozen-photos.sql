-- Which photos a frozen design shows; one that only lies in its tray is not shown. The database keeps the two ways apart:
-- a photo that is here cannot be deleted, and a photo that is being deleted cannot come here.
create table design_version_photo (
  version_id uuid not null references design_version (id) on delete cascade,
  photo_id uuid not null,
  primary key (version_id, photo_id),
  constraint frozen_design_shows_photo foreign key (photo_id) references photo (id)
);
create index design_version_photo_photo on design_version_photo (photo_id);

-- What has been frozen so far.
insert into design_version_photo (version_id, photo_id)
select distinct version.id, photo.id
from design_version as version,
  jsonb_path_query(version.document, '$.surfaces[*].elements[*].photo ? (@ != null)') as shown,
  photo
where photo.id::text = shown #>> '{}';

drop index design_version_document;
