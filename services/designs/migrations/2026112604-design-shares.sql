-- Links to look at a design. The token is derived from the id (as those of orders are), so only its hash is stored.
create table design_share (
  id uuid primary key,
  design_id uuid not null references design (id) on delete cascade,
  token_hash text not null unique check (length(token_hash) = 64),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index design_share_design on design_share (design_id);
