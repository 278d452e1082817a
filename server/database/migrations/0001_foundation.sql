-- The ground everything stands on: people and tenants, placements, invitations, reviews, mail, and what each write leaves behind.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- `unaccent` is only stable; a fixed dictionary makes it usable in indexes.
create function folded(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- People ------------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  type text not null check (type in ('recruiter', 'user')),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 120),
  password_hash text,
  country text not null default 'AU' check (country ~ '^[A-Z]{2}$'),
  is_verified boolean not null default false,
  is_profile_complete boolean not null default false,
  status text not null default 'active' check (status in ('active', 'deactivated')),
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role ~ '^ROLE_[A-Z_]+$'),
  primary key (user_id, role)
);

-- A family is one signed-in browser; its tokens rotate, and reuse of an old one ends it.
create table session_families (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('signed_out', 'reused', 'expired')),
  check ((ended_at is null) = (ended_because is null))
);
create index on session_families (user_id) where ended_at is null;

create table refresh_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  family_id uuid not null references session_families on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  successor_hash bytea
);
create index on refresh_tokens (family_id);
create index on refresh_tokens (expires_at);

create table login_failures (
  id uuid primary key,
  -- A keyed hash of an address or of a network address: counting needs neither in clear.
  subject bytea not null,
  failed_at timestamptz not null
);
create index on login_failures (subject, failed_at);
create index on login_failures (failed_at);

-- Tenants -----------------------------------------------------------------------------------------------------------

create table agencies (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 120),
  legal_name text not null check (length(legal_name) between 1 and 160),
  contact_email text not null,
  website text,
  description text not null default '' check (length(description) <= 5000),
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  location text not null default '',
  is_approved boolean not null default false,
  plan text not null default 'free' check (plan in ('free', 'pro_individual', 'pro_team', 'ultimate_team')),
  version integer not null default 1,
  page_version bigint not null default 1,
  created_at timestamptz not null default now()
);

create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  domain text unique check (domain = lower(domain)),
  country text not null check (country ~ '^[A-Z]{2}$'),
  is_approved boolean not null default false,
  created_at timestamptz not null default now()
);
create index on companies using gin (folded(name) gin_trgm_ops);

create table company_members (
  user_id uuid primary key references users on delete cascade,
  company_id uuid not null references companies on delete cascade
);
create index on company_members (company_id);

create table recruiters (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  user_id uuid unique references users on delete set null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 80),
  headline text not null default '' check (length(headline) <= 120),
  about text not null default '' check (length(about) <= 5000),
  email text,
  phone text,
  linkedin_url text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  postcode text,
  location text not null default '',
  specialities text[] not null default '{}',
  role_types text[] not null default '{}' check (role_types <@ array['permanent', 'fixed-term', 'temp']),
  is_claimed boolean not null default false,
  source text check (is_claimed or source is not null),
  joined_at timestamptz not null default now(),
  version integer not null default 1,
  page_version bigint not null default 1,
  -- Kept figures: as of the last UTC midnight, recounted by the commands and aged by a nightly sweep.
  score numeric(6, 4) not null default 3.5,
  score_half numeric(6, 4) not null default 0.4333,
  score_rank numeric(6, 4) not null default 3.0667,
  score_weight double precision not null default 0,
  score_as_of date not null default '2000-01-01',
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  stars_1 integer not null default 0,
  stars_2 integer not null default 0,
  stars_3 integer not null default 0,
  stars_4 integer not null default 0,
  stars_5 integer not null default 0,
  confirmed_only_count integer not null default 0,
  confirmed_only_sum integer not null default 0,
  published_count integer not null default 0,
  eligible_count integer not null default 0,
  invited_count integer not null default 0,
  search_name text not null default '',
  search_document tsvector not null default '',
  unique (agency_id, id)
);
create index on recruiters (agency_id);
create index on recruiters (score_rank desc, id desc);
create index on recruiters (review_count desc, id desc);
create index on recruiters using gin (search_name gin_trgm_ops);
create index on recruiters using gin (search_document);
create index on recruiters using gin (specialities);

-- Names, places and fields are matched folded and by trigrams, words of the text by their English stems.
create function keep_recruiter_search() returns trigger language plpgsql as $$
declare
  agency_name text;
begin
  select name into agency_name from agencies where id = new.agency_id;
  new.search_name := folded(concat_ws(' ', new.name, agency_name, new.location, array_to_string(new.specialities, ' ')));
  new.search_document :=
    setweight(to_tsvector('simple', folded(new.name || ' ' || coalesce(agency_name, ''))), 'A')
    || setweight(to_tsvector('simple', folded(new.location || ' ' || coalesce(new.postcode, '') || ' ' || array_to_string(new.specialities, ' '))), 'B')
    || setweight(to_tsvector('english', folded(new.headline || ' ' || new.about)), 'C');
  return new;
end $$;
create trigger recruiters_keep_search
  before insert or update of name, agency_id, headline, about, location, postcode, specialities on recruiters
  for each row execute function keep_recruiter_search();

-- Agency figures are sums of insert-only deltas, folded by a task, so that no two reviews wait for each other.
create table agency_figures (
  agency_id uuid primary key references agencies on delete cascade,
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  published_count integer not null default 0
);
create table agency_figure_deltas (
  id bigint generated always as identity primary key,
  agency_id uuid not null references agencies on delete cascade,
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  published_count integer not null default 0
);
create index on agency_figure_deltas (agency_id);

-- Placements, invitations, reviews ----------------------------------------------------------------------------------

-- A recruiter is named by id alone: placements, invitations and reviews stay with the agency when the recruiter leaves it.
create table placements (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  recruiter_id uuid not null references recruiters on delete restrict,
  external_id text,
  source text not null check (source in ('manual', 'csv_imported', 'jobadder', 'vincere', 'bullhorn', 'email-sync', 'marketplace')),
  job_title text not null check (length(job_title) between 2 and 120),
  job_type text not null check (job_type in ('permanent', 'temp', 'fixed-term')),
  speciality text,
  location text,
  start_date date not null,
  end_date date check (end_date >= start_date),
  state text not null check (state in ('pending', 'active', 'ended', 'cancelled')),
  cancelled_because text,
  group_key text,
  candidate_name text,
  candidate_email text,
  company_id uuid references companies on delete set null,
  company_name text,
  contact_name text,
  contact_email text,
  asks_candidate boolean not null default true,
  asks_employer boolean not null default true,
  candidate_do_not_mail boolean not null default false,
  employer_do_not_mail boolean not null default false,
  is_hidden boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (agency_id, id),
  check ((state = 'cancelled') = (cancelled_because is not null))
);
create unique index on placements (agency_id, source, external_id) where external_id is not null;
create index on placements (recruiter_id, start_date desc, id desc);
create index on placements (agency_id, start_date desc, id desc);

create table invitations (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  recruiter_id uuid not null references recruiters on delete restrict,
  placement_id uuid not null,
  asked_by uuid references users on delete set null,
  audience text not null check (audience in ('candidate', 'employer')),
  source text not null check (source in ('link', 'csv_imported', 'email-sync', 'google', 'ats', 'api')),
  recipient_name text not null check (length(recipient_name) between 1 and 120),
  recipient_email text not null check (recipient_email = lower(recipient_email)),
  message text check (length(message) <= 500),
  state text not null check (state in ('draft', 'scheduled', 'sent', 'opened', 'started', 'completed', 'cancelled', 'expired', 'unsubscribed', 'complained', 'bounced')),
  cancelled_because text,
  scheduled_for timestamptz,
  sent_at timestamptz,
  opened_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  expires_at timestamptz,
  reminders_sent integer not null default 0 check (reminders_sent between 0 and 2),
  version integer not null default 1,
  created_at timestamptz not null,
  unique (agency_id, id),
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete cascade,
  check ((state = 'cancelled') = (cancelled_because is not null))
);
create unique index one_live_invitation_of_a_side on invitations (placement_id, audience)
  where state in ('draft', 'scheduled', 'sent', 'opened', 'started', 'completed');
create index on invitations (placement_id, audience);
create index on invitations (recruiter_id, created_at desc, id desc);
create index on invitations (agency_id, created_at desc, id desc);
create index on invitations (agency_id, recipient_email, sent_at);
create index on invitations (scheduled_for) where state = 'scheduled';
create index on invitations (sent_at) where state in ('sent', 'opened', 'started');

-- Each mail carries a token of its own; all live until the invitation is completed or expired.
create table invitation_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  invitation_id uuid not null references invitations on delete cascade,
  created_at timestamptz not null
);
create index on invitation_tokens (invitation_id);

create table reviews (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  recruiter_id uuid not null references recruiters on delete restrict,
  placement_id uuid,
  invitation_id uuid,
  reviewer_type text not null check (reviewer_type in ('candidate', 'employer')),
  reviewer_name text not null,
  reviewer_email text,
  reviewer_role text not null default '',
  -- The name as the reviewer lets it be shown; the only one that leaves the house.
  shown_name text not null,
  name_display text not null check (name_display in ('full', 'first_initial', 'role_only')),
  company_name text,
  shows_company boolean not null default false,
  overall integer not null check (overall between 1 and 5),
  criteria jsonb not null default '{}',
  title text not null check (length(title) between 5 and 80),
  body text not null check (length(body) between 30 and 3000),
  private_note text check (length(private_note) <= 3000),
  was_offered_anything boolean not null default false,
  placement_confirmed boolean not null default false,
  corrections text check (length(corrections) <= 1000),
  source text not null check (source in ('link', 'csv_imported', 'email-sync', 'google')),
  level integer not null check (level between 0 and 4),
  weight numeric(3, 2) not null check (weight between 0 and 1),
  moderation text not null check (moderation in ('received', 'checked', 'cleared', 'queued', 'approved', 'changes_requested', 'rejected')),
  publication text not null check (publication in ('unpublished', 'published', 'under_review', 'removed', 'withdrawn')),
  removed_because text,
  signals text[] not null default '{}',
  submitted_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1,
  unique (agency_id, id),
  unique (invitation_id),
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete restrict,
  foreign key (agency_id, invitation_id) references invitations (agency_id, id) on delete restrict,
  check (publication <> 'published' or published_at is not null),
  check ((publication = 'removed') = (removed_because is not null))
);
create index on reviews (recruiter_id, submitted_at desc, id desc) where publication in ('published', 'under_review');
create index on reviews (recruiter_id, submitted_at desc, id desc);
create index on reviews (agency_id, submitted_at desc, id desc);
create index on reviews (moderation, submitted_at) where moderation in ('received', 'checked', 'queued');
create index on reviews using gin (body gin_trgm_ops);

create table review_replies (
  review_id uuid primary key references reviews on delete cascade,
  agency_id uuid not null,
  written_by uuid references users on delete set null,
  body text not null check (length(body) between 2 and 3000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);

-- Mail --------------------------------------------------------------------------------------------------------------

-- The row stands before the send. `unknown`: the process died between handing over and noting it; listed, never repeated.
create table mails (
  id uuid primary key,
  kind text not null,
  agency_id uuid references agencies on delete cascade,
  invitation_id uuid references invitations on delete set null,
  to_email text not null,
  to_name text not null default '',
  reply_to text,
  subject text not null check (subject !~ '[\r\n]'),
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  message_id text not null unique,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed')),
  error text,
  queued_at timestamptz not null,
  sending_at timestamptz,
  settled_at timestamptz
);
create index on mails (queued_at desc, id desc);
create index on mails (state, queued_at) where state in ('queued', 'sending', 'failed', 'unknown');
create index on mails (invitation_id);

create table unsubscribe_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  email text not null,
  agency_id uuid references agencies on delete cascade,
  invitation_id uuid references invitations on delete set null,
  created_at timestamptz not null
);

create index on unsubscribe_tokens (created_at);

create table suppressions (
  id uuid primary key,
  email text not null check (email = lower(email)),
  -- Null: from everybody on this installation.
  agency_id uuid references agencies on delete cascade,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'objected')),
  created_at timestamptz not null,
  unique nulls not distinct (email, agency_id)
);

-- What each write leaves behind ----------------------------------------------------------------------------------------

create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  request_id text,
  user_id uuid references users on delete set null,
  actor text not null check (actor in ('user', 'reviewer', 'system')),
  action text not null,
  agency_id uuid references agencies on delete cascade,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'
);
create index on audit_entries (subject_id, at);
create index on audit_entries (agency_id, at desc);

create table receipts (
  viewer_key text not null,
  client_mutation_id text not null check (length(client_mutation_id) between 8 and 100),
  command text not null,
  input_hash bytea not null check (length(input_hash) = 32),
  result jsonb not null,
  created_at timestamptz not null,
  primary key (viewer_key, client_mutation_id)
);
create index on receipts (created_at);
