-- every print file ever made for a line; the newest one counts
create table print_file (
  id uuid primary key,
  order_line_id uuid not null,
  verdict text not null check (verdict in ('checked', 'stopped')),
  -- why it was stopped: a reason of services/production/contract.ts
  reason text,
  scene_hash text not null,
  -- null when no file could be written
  pdf_sha256 text,
  pdf_bytes bigint,
  -- print/preflight report and print/ticket
  report jsonb,
  ticket jsonb,
  created_at timestamptz not null default now(),
  check ((verdict = 'stopped') = (reason is not null)),
  check (verdict = 'stopped' or (pdf_sha256 is not null and report is not null and ticket is not null))
);
create index print_file_line on print_file (order_line_id, created_at desc);

-- the drawn preview of a scene, by the scene's hash
create table scene_preview (
  scene_hash text primary key,
  sha256 text not null,
  created_at timestamptz not null default now()
);
