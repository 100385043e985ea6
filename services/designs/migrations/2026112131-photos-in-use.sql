-- which frozen designs show a photo (services/designs/photos-in-use.ts)
create index design_version_document on design_version using gin (document jsonb_path_ops);
