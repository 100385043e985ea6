-- A page of the shop that sells one kind of product, or leads to such pages (services/product-pages/page-data.ts).
create table product_page (
  key text primary key,
  position integer not null,
  data jsonb not null
);

-- Where a page lives: one address per language, never two pages at one.
create table product_page_address (
  language char(2) not null,
  -- path without slashes at its ends: leinwanddruck
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  page text not null references product_page (key) on delete cascade,
  primary key (language, slug),
  unique (page, language)
);
