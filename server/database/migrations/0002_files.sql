-- Files that people send us: their bytes lie in a folder or in S3 under `key`, everything else is known here.
create table files (
  id uuid primary key,
  -- Unguessable, and the name of the bytes. Bytes never change under a key.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{43}$'),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- By the bytes themselves, never by what the sender says.
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  -- Both unknown until all bytes have arrived.
  size integer check (size > 0),
  sha256 bytea check (length(sha256) = 32),
  state text not null default 'uploaded' check (state in ('uploaded', 'attached', 'removed')),
  agency_id uuid references agencies on delete restrict,
  uploaded_by uuid references users on delete set null,
  uploaded_at timestamptz not null,
  attached_at timestamptz,
  removed_at timestamptz,
  bytes_removed_at timestamptz,
  unique (agency_id, id),
  check ((size is null) = (sha256 is null)),
  check (state <> 'attached' or (sha256 is not null and attached_at is not null)),
  check ((state = 'removed') = (removed_at is not null)),
  check (bytes_removed_at is null or state = 'removed')
);
create index on files (uploaded_at) where state = 'uploaded';
create index on files (removed_at) where state = 'removed' and bytes_removed_at is null;
create index on files (uploaded_by);
