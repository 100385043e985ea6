-- The language in which an operator reads the office; null: the page's own.
alter table person add column office_language text check (office_language in ('de', 'en', 'es', 'fr', 'it', 'nl'));
