-- Reviews by the open link, what reviewers say about placements, asks that were renewed, and the way to Google.

-- Sent by somebody who was not asked. No review yet: it becomes one when its address is confirmed, or goes after some days.
create table review_submissions (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  audience text not null check (audience in ('candidate', 'employer')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  -- The placement as the person tells it; any of it may be missing.
  job_title text check (length(job_title) <= 120),
  job_type text check (job_type in ('permanent', 'temp', 'fixed-term')),
  start_date date,
  company_name text check (length(company_name) <= 160),
  -- The review as it was read from the form; gone once it is a review.
  written jsonb,
  -- By it the same form sent twice is known.
  content_hash bytea not null check (length(content_hash) = 32),
  -- A declared placement of the recruiter with this address, whose facts are asked once the address is proven.
  placement_id uuid references placements on delete set null,
  is_from_agency_page boolean not null default false,
  network_hash bytea,
  sent_by_member boolean not null default false,
  review_id uuid references reviews on delete set null,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
create index on review_submissions (email, recruiter_id, created_at);
create index on review_submissions (network_hash, created_at) where network_hash is not null;
create index on review_submissions (created_at);
create index on review_submissions (review_id) where review_id is not null;
create index on review_submissions (recruiter_id);
create index on review_submissions (agency_id);
create index on review_submissions (placement_id) where placement_id is not null;

-- The placement that its reviewer says never was: the review is not tied to it, and never will be.
alter table reviews
  add column denied_placement_id uuid references placements on delete set null,
  add constraint never_tied_to_what_was_denied check (placement_id is distinct from denied_placement_id or placement_id is null);
create index on reviews (denied_placement_id) where denied_placement_id is not null;
create index on reviews (reviewer_email, recruiter_id) where reviewer_email is not null;

-- What reviewers say is wrong with a placement, for the recruiter's side to put right.
create table placement_problems (
  id uuid primary key,
  agency_id uuid not null,
  placement_id uuid not null,
  audience text not null check (audience in ('candidate', 'employer')),
  kind text not null check (kind in ('denied', 'wrong_facts')),
  words text check (length(words) <= 1000),
  created_at timestamptz not null,
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete cascade
);
create index on placement_problems (placement_id, created_at);
create index on placement_problems (agency_id, created_at desc);

-- How often somebody whose link had ended let us send it again.
alter table invitations add column renewals integer not null default 0 check (renewals between 0 and 2);

alter table agencies
  add column google_review_url text check (length(google_review_url) <= 500),
  -- On the thanks of every review, or of none.
  add column offers_google_review boolean not null default false,
  add constraint google_review_needs_address check (not offers_google_review or google_review_url is not null);
