-- core/tax.ts, TaxTable: rates by country, class and first day; the newest row counts
create table tax_table (
  id bigint generated always as identity primary key,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create trigger tax_table_append_only before update or delete on tax_table
  for each statement execute function refuse_change();
