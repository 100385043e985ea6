create table label (
  locale text not null check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  key text not null check (key ~ '^[a-z0-9-]+(\.[A-Za-z0-9-]+)+$'),
  text text not null,
  primary key (locale, key)
);
