-- The content of an uploaded file, once, however many people upload it.
create table photo_content (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  -- how often looking at it killed the process that looked
  crashes smallint not null default 0,
  -- What the intake found; all null until then. Upright size in pixels, local time of the camera.
  type text check (type in ('jpeg', 'png', 'webp', 'tiff', 'avif', 'heic')),
  width integer check (width > 0),
  height integer check (height > 0),
  taken_at text,
  -- the JPEG for print: services/photos/content/stored-master.ts
  master jsonb,
  ready_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nulls(type, width, height, master, ready_at) in (0, 5))
);

-- Which files in the file store belong to a content. A file is removed when no row names it any more.
create table photo_file (
  content_sha256 text not null references photo_content (sha256) on delete cascade,
  role text not null check (role in ('original', 'rendition', 'profile', 'proxy-512', 'proxy-1024', 'proxy-2048')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  primary key (content_sha256, role)
);
create index photo_file_sha256 on photo_file (sha256);

-- A photo of a visitor or customer; its id was made by her browser before the upload began.
create table photo (
  id uuid primary key,
  visitor_id uuid not null references visitor (id),
  customer_id text references person (id),
  name text not null,
  -- announced when the upload began, and proven when it ended
  bytes bigint not null check (bytes >= 0),
  -- null while it is uploaded and after it was rejected
  content_sha256 text references photo_content (sha256),
  rejection text,
  created_at timestamptz not null default now(),
  check (content_sha256 is null or rejection is null)
);
create index photo_visitor on photo (visitor_id);
create index photo_customer on photo (customer_id);
create index photo_content_sha256 on photo (content_sha256);
create index photo_uploading on photo (created_at) where content_sha256 is null and rejection is null;
