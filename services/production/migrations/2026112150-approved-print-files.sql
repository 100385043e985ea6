-- An operator may take over the check of a file that preflight refused; the file then has a ticket, with the approval in it.
alter table print_file
  add column approved_by text,
  add column approved_at timestamptz,
  add column approval_reason text check (approval_reason <> ''),
  drop constraint print_file_verdict_check,
  drop constraint print_file_check,
  drop constraint print_file_check1,
  add constraint print_file_verdict check (verdict in ('checked', 'stopped', 'approved')),
  add constraint print_file_reason check ((verdict = 'checked') = (reason is null)),
  add constraint print_file_complete
    check (verdict = 'stopped' or (pdf_sha256 is not null and report is not null and ticket is not null)),
  add constraint print_file_approval check (
    (verdict = 'approved') = (approved_by is not null)
    and (approved_by is null) = (approved_at is null)
    and (approved_by is null) = (approval_reason is null)
  );
