-- What people say of themselves and of their agency: pictures, a video, a longer text, and an address of their choosing.
alter table recruiters
  add column photo_file_id uuid references files on delete restrict,
  add column photo_alt text not null default '' check (length(photo_alt) <= 160),
  add column cover_file_id uuid references files on delete restrict,
  add column cover_alt text not null default '' check (length(cover_alt) <= 160),
  add column video_url text check (length(video_url) <= 300),
  add column long_text text not null default '' check (length(long_text) <= 10000),
  -- Whether the SEEK directory shows the address of the account.
  add column shows_email_in_seek boolean not null default false;

alter table agencies
  add column logo_file_id uuid,
  add column logo_alt text not null default '' check (length(logo_alt) <= 160),
  add column cover_file_id uuid,
  add column cover_alt text not null default '' check (length(cover_alt) <= 160),
  add column video_url text check (length(video_url) <= 300),
  add column long_text text not null default '' check (length(long_text) <= 10000),
  add column postcode text check (length(postcode) <= 12),
  -- As of the last time it was saved: nothing is missing of what makes it worth reading.
  add column is_complete boolean not null default false,
  add foreign key (id, logo_file_id) references files (agency_id, id) on delete restrict,
  add foreign key (id, cover_file_id) references files (agency_id, id) on delete restrict;

-- Addresses that a profile had before: they lead to it for good, and nobody else gets them.
create table old_slugs (
  kind text not null generated always as (case when recruiter_id is null then 'agency' else 'recruiter' end) stored,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  -- The profile, whichever of the two it is.
  subject_id uuid not null generated always as (coalesce(recruiter_id, agency_id)) stored,
  since timestamptz not null,
  primary key (kind, slug),
  check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on old_slugs (recruiter_id) where recruiter_id is not null;
create index on old_slugs (agency_id) where agency_id is not null;
