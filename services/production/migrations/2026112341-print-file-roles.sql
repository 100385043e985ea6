-- A line has a file of each planned role; those of one making share an attempt. What exists is the front of its line.
alter table print_file
  -- what the file is for; null: no file of the line could be made at all
  add column role text check (role <> ''),
  add column format text check (format in ('pdfx4', 'jpeg')),
  -- key of the production partner the file is made for
  add column partner text check (partner <> ''),
  -- a pile of pictures instead of a PDF: [{ name, surface, copies, sha256, bytes, width, height }]
  add column manifest jsonb,
  add column attempt uuid;

update print_file set role = 'front', format = 'pdfx4', partner = 'default', attempt = id;

-- The ticket of a line is written with the file that completes it, so that other good files have none.
alter table print_file
  alter column attempt set not null,
  drop constraint print_file_complete,
  add constraint print_file_role check ((role is null) = (format is null) and (role is null) = (partner is null)),
  add constraint print_file_manifest check (manifest is null or format = 'jpeg'),
  add constraint print_file_pdf check (pdf_sha256 is null or format = 'pdfx4'),
  add constraint print_file_complete
    check (verdict = 'stopped' or (pdf_sha256 is not null and report is not null) or manifest is not null),
  add constraint print_file_ticket check (ticket is null or verdict <> 'stopped');

-- A job that is tried again, or that runs twice, makes no file a second time.
create unique index print_file_once on print_file (order_line_id, attempt, role, scene_hash) nulls not distinct;
