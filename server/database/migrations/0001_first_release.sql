-- The whole schema of the first release, feature by feature. A table comes after the tables it refers to.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- `unaccent` is only stable. Naming its dictionary makes it immutable, as an index needs.
create function folded(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- People and their sessions -------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  type text not null check (type in ('recruiter', 'user')),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 120),
  password_hash text,
  password_changed_at timestamptz,
  country text not null default 'AU' check (country ~ '^[A-Z]{2}$'),
  -- Of people who hire. A recruiter's are in their profile.
  job_title text check (length(job_title) between 1 and 120),
  phone text check (length(phone) between 1 and 40),
  -- An IANA name. Null until the person's first sign-in, which takes over the browser's.
  time_zone text check (length(time_zone) <= 40),
  is_verified boolean not null default false,
  is_profile_complete boolean not null default false,
  status text not null default 'active' check (status in ('active', 'deactivated')),
  -- Deactivated by an admin of their agency or company, who can bring them back; otherwise by staff.
  is_closed_by_admin boolean not null default false check (not is_closed_by_admin or status = 'deactivated'),
  version integer not null default 1,
  last_signed_in_at timestamptz,
  created_at timestamptz not null default now()
);
create index on users using gin (folded(name || ' ' || email) gin_trgm_ops);
create index on users (created_at desc, id desc);
-- The panel also sorts its list of users by name and by last sign-in.
create index on users (folded(name), id);
create index on users ((coalesce(last_signed_in_at, '-infinity'::timestamptz)) desc, id desc);
-- Finds names that are close to what was typed into the panel's list of users.
create index on users using gin (folded(name) gin_trgm_ops);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role ~ '^ROLE_[A-Z_]+$'),
  primary key (user_id, role)
);
create index on user_roles (role, user_id);

-- A family is one signed-in browser. Its tokens rotate, and using an old one again ends the family.
create table session_families (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- What the browser says it is, such as 'Firefox on Linux', so that people can tell their sessions apart.
  device text not null default '' check (length(device) <= 80),
  network_hash bytea,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in
    ('signed_out', 'signed_out_everywhere', 'password_changed', 'email_changed', 'deactivated', 'reused', 'expired')),
  check ((ended_at is null) = (ended_because is null))
);
create index on session_families (user_id) where ended_at is null;
create index on session_families (user_id, last_used_at desc, id desc);
create index on session_families (network_hash) where network_hash is not null;

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
  -- A keyed hash of an e-mail or network address: failures are counted without storing either.
  subject bytea not null,
  failed_at timestamptz not null
);
create index on login_failures (subject, failed_at);
create index on login_failures (failed_at);

-- A solved captcha can be used once.
create table used_captchas (
  nonce text primary key check (length(nonce) between 16 and 64),
  expires_at timestamptz not null
);
create index on used_captchas (expires_at);

-- A super admin acts as another user, for an hour at most, until the session ends or expires.
create table impersonations (
  id uuid primary key,
  admin_id uuid not null references users on delete cascade,
  user_id uuid not null references users on delete cascade check (user_id <> admin_id),
  reason text not null check (length(reason) between 5 and 300),
  started_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > started_at),
  ended_at timestamptz
);
create unique index one_impersonation_of_an_admin on impersonations (admin_id) where ended_at is null;
create index on impersonations (user_id, started_at desc);
create index on impersonations (admin_id, started_at desc);

-- Agencies, companies and files ---------------------------------------------------------------------------------------

create table agencies (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 120),
  legal_name text not null check (length(legal_name) between 1 and 160),
  -- The name an approved agency asks for, until staff decide.
  wished_name text check (length(wished_name) between 1 and 120),
  wished_legal_name text check (length(wished_legal_name) between 1 and 160),
  name_wished_at timestamptz,
  name_declined_because text check (length(name_declined_because) <= 500),
  contact_email text not null,
  wished_contact_email text check (wished_contact_email = lower(wished_contact_email)),
  contact_token_hash bytea unique check (length(contact_token_hash) = 32),
  contact_wished_at timestamptz,
  -- Revealing it is a profile event without a recruiter.
  phone text check (length(phone) between 6 and 40),
  website text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  postcode text check (length(postcode) <= 12),
  location text not null default '',
  description text not null default '' check (length(description) <= 5000),
  long_text text not null default '' check (length(long_text) <= 10000),
  logo_file_id uuid,
  logo_alt text not null default '' check (length(logo_alt) <= 160),
  cover_file_id uuid,
  cover_alt text not null default '' check (length(cover_alt) <= 160),
  video_url text check (length(video_url) <= 300),
  -- Whether the profile had everything it needs when it was last saved.
  is_complete boolean not null default false,
  google_review_url text check (length(google_review_url) <= 500),
  -- Whether the page that thanks for a review links to Google: for every reviewer, or for none.
  offers_google_review boolean not null default false,
  plan text not null default 'free' check (plan in ('free', 'pro_individual', 'pro_team', 'ultimate_team')),
  -- How many people its plan covers. Null: any number.
  seats integer check (seats > 0),
  is_approved boolean not null default false,
  approved_at timestamptz,
  approved_by uuid references users on delete set null,
  declined_because text check (length(declined_because) <= 500),
  version integer not null default 1,
  page_version bigint not null default 1,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint name_wish_has_its_time
    check ((name_wished_at is not null) = (wished_name is not null or wished_legal_name is not null)),
  constraint contact_wish_has_its_link
    check (num_nonnulls(wished_contact_email, contact_token_hash, contact_wished_at) in (0, 3))
);
create index on agencies (created_at desc, id desc);
create index on agencies (created_at) where not is_approved;
create index on agencies using gin (folded(name) gin_trgm_ops);
create index on agencies (approved_by) where approved_by is not null;
create index on agencies (name_wished_at) where name_wished_at is not null;
create index on agencies (contact_wished_at) where contact_wished_at is not null;
create index on agencies (name, id);

create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  website text check (length(website) <= 300),
  country text not null check (country ~ '^[A-Z]{2}$'),
  description text not null default '' check (length(description) <= 5000),
  specialities text[] not null default '{}',
  locations text[] not null default '{}',
  logo_file_id uuid,
  is_approved boolean not null default false,
  approved_at timestamptz,
  approved_by uuid references users on delete set null,
  declined_because text check (length(declined_because) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index on companies using gin (folded(name) gin_trgm_ops);
create index on companies (created_at desc, id desc);
create index on companies (created_at) where not is_approved;
create index on companies (logo_file_id) where logo_file_id is not null;
create index on companies (approved_by) where approved_by is not null;
create index on companies (name, id);

-- Email domains of companies. Once proven, reviews from their addresses count as from the company's people.
create table company_domains (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) between 4 and 253),
  added_at timestamptz not null,
  -- What the TXT record must hold. Not secret.
  dns_code text not null check (length(dns_code) between 20 and 60),
  -- The latest mailed link, until it is used or has expired.
  mailed_to text check (length(mailed_to) <= 254),
  mail_token_hash bytea unique check (length(mail_token_hash) = 32),
  mailed_at timestamptz,
  proven_by text check (proven_by in ('mail', 'dns')),
  proven_at timestamptz,
  -- The record was looked up; how often in a row it was missing; when it was given up.
  checked_at timestamptz,
  times_missing integer not null default 0,
  lost_at timestamptz,
  unique (company_id, domain),
  constraint domain_link_is_whole check (num_nonnulls(mailed_to, mail_token_hash, mailed_at) in (0, 3)),
  constraint domain_proof_is_whole check (num_nonnulls(proven_by, proven_at) in (0, 2)),
  constraint domain_lost_by_dns check (lost_at is null or proven_by = 'dns')
);
create unique index company_domains_owned on company_domains (domain) where proven_at is not null and lost_at is null;
create index on company_domains (id) where proven_by is null or proven_by = 'dns';

create table company_members (
  user_id uuid primary key references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  -- Whether the other people of the company see their favourites.
  shares_favourites boolean not null default false
);
create index on company_members (company_id);
create index on company_members (company_id, user_id);

-- Uploaded files. The bytes are in a folder or in S3 under `key`; everything else is here.
create table files (
  id uuid primary key,
  -- Random, and never reused for other bytes.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{43}$'),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Read from the bytes, not from what the sender claims.
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'text/csv', 'application/gzip', 'application/zip', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
  -- Size and hash are unknown until all bytes have arrived.
  size integer check (size > 0),
  sha256 bytea check (length(sha256) = 32),
  state text not null default 'uploaded' check (state in ('uploaded', 'attached', 'removed')),
  agency_id uuid references agencies on delete restrict,
  company_id uuid references companies on delete restrict,
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
create index on files (company_id) where company_id is not null;

-- Agencies and companies refer to files, and files to them.
alter table agencies
  add foreign key (id, logo_file_id) references files (agency_id, id) on delete restrict,
  add foreign key (id, cover_file_id) references files (agency_id, id) on delete restrict;
alter table companies
  add foreign key (logo_file_id) references files on delete set null;

-- Registration --------------------------------------------------------------------------------------------------------

-- What was typed at registration, kept until the address is confirmed. It belongs to the link mailed for it, so that
-- nobody who registers someone else's address decides what that person's account says.
create table registrations (
  id uuid primary key,
  -- Null until a task has found whose address it is. Every registration is stored the same way, so that the answer does
  -- not tell whether an account exists.
  email text not null check (email = lower(email) and length(email) <= 254),
  user_id uuid references users on delete cascade,
  -- Registrations of one address with the same password share a sender, who alone may replace what was typed before.
  sender_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  -- Null once two people may have typed it: then neither of them sets the password.
  password_hash text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  company_name text not null check (length(company_name) between 1 and 120),
  website text check (length(website) <= 300),
  logo_file_id uuid references files on delete restrict,
  created_at timestamptz not null
);
create index on registrations (user_id, created_at desc);
create index on registrations (created_at);
create index on registrations (logo_file_id) where logo_file_id is not null;
create index on registrations (email, created_at desc, id desc);

-- A mailed link that works once: it confirms an address, signs in, or sets a password.
create table account_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'sign_in', 'set_password', 'link_sign_in')),
  registration_id uuid references registrations on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index on account_links (user_id, created_at);
create index on account_links (expires_at);
create index on account_links (registration_id) where registration_id is not null;

-- A request to give an account another email address. It is done once the old and the new address have both confirmed
-- it through their links, in any order.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254 and new_email <> old_email),
  old_token_hash bytea not null unique check (length(old_token_hash) = 32),
  -- Nobody knows its token while the address has an account of its own.
  new_token_hash bytea not null unique check (length(new_token_hash) = 32),
  -- The browser that requested it, which stays signed in.
  family_id uuid references session_families on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'canceled', 'refused', 'taken')),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  mailed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > mailed_at),
  check (state <> 'done' or (old_confirmed_at is not null and new_confirmed_at is not null))
);
create unique index one_open_email_change on email_changes (user_id) where state = 'waiting';
create index on email_changes (user_id);
create index on email_changes (family_id) where family_id is not null;
create index on email_changes (expires_at);

-- The addresses that an account had before. They still count as its person's own: nobody reviews themselves with one.
create table former_emails (
  user_id uuid not null references users on delete cascade,
  email text not null check (email = lower(email)),
  until timestamptz not null,
  primary key (user_id, email)
);

-- Profiles ------------------------------------------------------------------------------------------------------------

-- Tallies are what a public profile counts besides its score: reviews by criterion, audience, level and field, placements
-- by kind. There are many, so they are stored by name, such as {"level 3": 12}; see common/profiles/tallies.ts.
create function tallies_added(had jsonb, more jsonb) returns jsonb
  language sql immutable parallel safe
  as $$
    select coalesce(jsonb_object_agg(name, count), '{}')
    from (
      select name, sum(count) as count
      from (
        select key as name, value::bigint as count from jsonb_each_text(had)
        union all
        select key, value::bigint from jsonb_each_text(more)
      ) both_of_them
      group by name
      having sum(count) <> 0
    ) sums
  $$;

create aggregate tallies_sum(jsonb) (sfunc = tallies_added, stype = jsonb, initcond = '{}');

create function tallies_less(had jsonb, less jsonb) returns jsonb
  language sql immutable parallel safe
  as $$
    select tallies_added(had, (select coalesce(jsonb_object_agg(key, -value::bigint), '{}') from jsonb_each_text(less)))
  $$;

create table recruiters (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  user_id uuid unique references users on delete set null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 80),
  headline text not null default '' check (length(headline) <= 120),
  about text not null default '' check (length(about) <= 5000),
  long_text text not null default '' check (length(long_text) <= 10000),
  photo_file_id uuid references files on delete restrict,
  photo_alt text not null default '' check (length(photo_alt) <= 160),
  cover_file_id uuid references files on delete restrict,
  cover_alt text not null default '' check (length(cover_alt) <= 160),
  video_url text check (length(video_url) <= 300),
  email text,
  -- Whether the SEEK directory shows the account's address.
  shows_email_in_seek boolean not null default false,
  phone text,
  linkedin_url text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  postcode text,
  location text not null default '',
  specialities text[] not null default '{}',
  role_types text[] not null default '{}' check (role_types <@ array['permanent', 'fixed-term', 'temp']),
  is_claimed boolean not null default false,
  source text check (is_claimed or source is not null),
  -- Stored figures, as of the last UTC midnight. Commands recount them, and a nightly sweep ages them.
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
  removed_count integer not null default 0,
  eligible_count integer not null default 0,
  invited_count integer not null default 0,
  -- Coverage ages apart from the score: a new review recounts the score, but not the coverage.
  coverage_as_of date not null default '2000-01-01',
  review_tallies jsonb not null default '{}',
  placement_tallies jsonb not null default '{}',
  version integer not null default 1,
  page_version bigint not null default 1,
  -- When somebody last changed what the public sees, for sitemaps. Nightly ageing of the score does not count.
  changed_at timestamptz not null default now(),
  joined_at timestamptz not null default now(),
  -- Set when the person is erased. The row stays, empty, for the placements that refer to it.
  gone_at timestamptz,
  unique (agency_id, id)
);
create index on recruiters (score_rank desc, id desc);
create index on recruiters (review_count desc, id desc);
create index on recruiters using gin (specialities);
create index on recruiters using gin (folded(name) gin_trgm_ops);
create index on recruiters (lower(email)) where email is not null;
create index on recruiters (agency_id, score_rank desc, id desc);

-- Teams of an agency's recruiters. A lead sees what the agency's admin sees, of these recruiters only.
create table teams (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  version integer not null default 1,
  unique (agency_id, id)
);
create unique index one_team_of_a_name on teams (agency_id, folded(name));
create index on teams (agency_id, folded(name), id);
create index on teams (agency_id, created_at desc, id desc);

create table team_members (
  id uuid primary key,
  team_id uuid not null,
  agency_id uuid not null,
  recruiter_id uuid not null,
  is_lead boolean not null default false,
  added_at timestamptz not null,
  unique (team_id, recruiter_id),
  foreign key (agency_id, team_id) references teams (agency_id, id) on delete cascade,
  foreign key (agency_id, recruiter_id) references recruiters (agency_id, id) on delete cascade
);
create index on team_members (recruiter_id, is_lead);
create index on team_members (agency_id, recruiter_id);

-- A recruiter who moves to another agency, or is erased, is on no team of the former one.
create function leave_teams() returns trigger language plpgsql as $$
begin
  delete from team_members where recruiter_id = old.id and agency_id = old.agency_id;
  return new;
end $$;
create trigger recruiters_leave_teams before update of agency_id, gone_at on recruiters for each row
  when (old.agency_id <> new.agency_id or old.gone_at is null and new.gone_at is not null)
  execute function leave_teams();

-- An agency's reviews pooled, as of the last UTC midnight. A change inserts a delta, and a task adds the deltas up, so that
-- no two reviews wait for each other.
create table agency_figures (
  agency_id uuid primary key references agencies on delete cascade,
  score numeric(6, 4) not null default 3.5,
  score_half numeric(6, 4) not null default 0.4333,
  score_rank numeric(6, 4) not null default 3.0667,
  -- The sums of weights and of weighted stars, from which the score is computed.
  score_weight double precision not null default 0,
  score_stars double precision not null default 0,
  -- The nightly sweep recounts rows from before today.
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
  removed_count integer not null default 0,
  eligible_count integer not null default 0,
  invited_count integer not null default 0,
  review_tallies jsonb not null default '{}',
  placement_tallies jsonb not null default '{}',
  -- Separate from the version in `agencies`: a new review must not redraw the pages of all the agency's recruiters.
  page_version bigint not null default 1,
  changed_at timestamptz not null default now()
);
create index on agency_figures (score_as_of);

create table agency_figure_deltas (
  id bigint generated always as identity primary key,
  agency_id uuid not null references agencies on delete cascade,
  score_weight double precision not null default 0,
  score_stars double precision not null default 0,
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
  removed_count integer not null default 0,
  eligible_count integer not null default 0,
  invited_count integer not null default 0,
  review_tallies jsonb not null default '{}',
  placement_tallies jsonb not null default '{}'
);
create index on agency_figure_deltas (agency_id);

create function keep_agency_figures() returns trigger language plpgsql as $$
begin
  insert into agency_figures (agency_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger agencies_keep_figures after insert on agencies for each row execute function keep_agency_figures();

-- Who holds the badge for recommended recruiters, and who held it. A recruiter's last row is the one that counts.
create table recommended_badges (
  id uuid primary key,
  recruiter_id uuid not null references recruiters on delete cascade,
  since date not null,
  -- Moves on when the badge is renewed.
  until date not null check (until > since),
  lapsed_on date check (lapsed_on >= since),
  lapsed_because text check (lapsed_because in ('reviews', 'score', 'coverage', 'ended')),
  check ((lapsed_on is null) = (lapsed_because is null))
);
create unique index on recommended_badges (recruiter_id) where lapsed_on is null;
create index on recommended_badges (recruiter_id, since desc, id desc);

-- Former addresses of a profile. They redirect to it for good, and nobody else can take them.
create table old_slugs (
  kind text not null generated always as (case when recruiter_id is null then 'agency' else 'recruiter' end) stored,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  -- The recruiter or the agency, whichever is set.
  subject_id uuid not null generated always as (coalesce(recruiter_id, agency_id)) stored,
  since timestamptz not null,
  primary key (kind, slug),
  check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on old_slugs (recruiter_id) where recruiter_id is not null;
create index on old_slugs (agency_id) where agency_id is not null;

-- What remains of a profile after its person objected: a hash of its address, which answers 410 from then on, or a hash
-- of the person's e-mail address, for which no profile is made again. Two rows, because two people may have had one slug.
create table gone_profiles (
  id uuid primary key,
  slug_hash bytea unique check (length(slug_hash) = 32),
  email_hash bytea check (length(email_hash) = 32),
  gone_at timestamptz not null,
  check ((slug_hash is null) <> (email_hash is null))
);
create index on gone_profiles (email_hash) where email_hash is not null;

-- A salt for each day, deleted two days later. Without it nobody can tell which visitor a hash stood for.
create table visitor_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32),
  created_at timestamptz not null
);

-- What visitors do on a profile, for its figures and to limit what strangers can do.
create table profile_events (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  kind text not null check (kind in ('phone_reveal', 'contact')),
  visitor_hash bytea check (length(visitor_hash) = 32),
  -- Tells a message that was sent twice. Null for a reveal.
  message_hash bytea check (length(message_hash) = 32),
  at timestamptz not null
);
create index on profile_events (recruiter_id, kind, at);
create index on profile_events (agency_id, at);
create index on profile_events (visitor_hash, kind, at) where visitor_hash is not null;
create index on profile_events (at);
create index on profile_events (agency_id, at) where recruiter_id is null and kind = 'contact';
create index on profile_events (agency_id, at) where recruiter_id is null and kind = 'phone_reveal';

-- What visitors report about a profile, for staff to decide.
create table profile_reports (
  id uuid primary key,
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  reason text not null check (reason in ('wrong_facts', 'wrong_person', 'impersonation', 'spam')),
  words text not null check (length(words) <= 1000),
  email text check (email = lower(email) and length(email) <= 254),
  network_hash bytea check (length(network_hash) = 32),
  state text not null default 'open' check (state in ('open', 'settled', 'dismissed')),
  decided_words text check (length(decided_words) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null))
);
create index on profile_reports (created_at desc, id desc);
create index on profile_reports (state, created_at desc, id desc);
create index on profile_reports (recruiter_id) where recruiter_id is not null;
create index on profile_reports (agency_id);
create index on profile_reports (network_hash, created_at) where network_hash is not null;
create index on profile_reports (decided_by) where decided_by is not null;
create index on profile_reports using gin (folded(words) gin_trgm_ops);
-- Old reports are deleted by the day they were decided.
create index on profile_reports (decided_at) where decided_at is not null;

-- Somebody requests what is kept about them, or its correction, erasure or an end of its use. A mailed link verifies the
-- address, unless an account has it or staff enter the request. The deadline counts from the day of receipt.
create table data_requests (
  id uuid primary key,
  kind text not null check (kind in ('see', 'correct', 'erase', 'object')),
  name text not null check (length(name) between 1 and 80),
  email text not null check (email = lower(email) and length(email) <= 254),
  country text not null check (country in ('GB', 'AU', 'NZ', 'US', 'ZZ')),
  details text check (length(details) <= 1000),
  network_hash bytea check (length(network_hash) = 32),
  token_hash bytea unique check (length(token_hash) = 32),
  state text not null default 'requested' check (state in ('requested', 'open', 'extended', 'answered', 'refused')),
  due_on date not null,
  confirmed_at timestamptz,
  extended_because text check (length(extended_because) <= 500),
  decided_words text check (length(decided_words) <= 1000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  came_by text not null default 'form' check (came_by in ('form', 'account', 'post', 'phone', 'email', 'person')),
  -- Only of those that staff entered; the others are received when they are created.
  received_on date,
  entered_by uuid references users on delete set null,
  owner_id uuid references users on delete set null,
  -- When super admins were reminded: once shortly before the deadline, and once after it.
  reminded_soon_at timestamptz,
  reminded_late_at timestamptz,
  -- Once the person's data is erased, the name and the address are gone as well. A keyed hash links a later request.
  email_hash bytea check (length(email_hash) = 32),
  version integer not null default 1,
  created_at timestamptz not null,
  check ((came_by in ('form', 'account')) = (received_on is null)),
  constraint erased_request_has_no_address check ((email_hash is not null) = (email = '')),
  check ((state = 'requested') = (confirmed_at is null)),
  check ((state in ('answered', 'refused')) = (decided_at is not null))
);
create index on data_requests (entered_by) where entered_by is not null;
create index on data_requests (owner_id) where owner_id is not null;
create index on data_requests (created_at desc, id desc);
create index on data_requests (due_on, id);
create index on data_requests (due_on) where state in ('open', 'extended');
create index on data_requests (network_hash, created_at) where network_hash is not null;
create index on data_requests (decided_by) where decided_by is not null;
create index on data_requests (email_hash) where email_hash is not null;
create index on data_requests (decided_at) where decided_at is not null;
create index on data_requests using gin (folded(name || ' ' || email) gin_trgm_ops);
create unique index one_open_data_request_of_a_kind on data_requests (email, kind)
  where state in ('requested', 'open', 'extended');

-- A copy of what is kept under the address of a request. A task writes its file; the answer mails a link that expires.
create table data_copies (
  id uuid primary key,
  request_id uuid not null references data_requests on delete cascade,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed', 'gone')),
  prepared_by uuid references users on delete set null,
  -- How many parts there are, and how many have been read.
  parts integer not null,
  parts_done integer not null default 0,
  -- Rows in all parts, and the bytes of the file.
  entries integer,
  size integer,
  file_id uuid references files on delete restrict,
  token_hash bytea unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  finished_at timestamptz,
  sent_at timestamptz,
  downloaded_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (file_id is not null)),
  check (state <> 'ready' or expires_at is not null)
);
create unique index one_copy_of_a_data_request on data_copies (request_id) where state <> 'gone';
create index on data_copies (request_id, created_at desc);
create index on data_copies (expires_at) where state = 'ready';
create index on data_copies (file_id) where file_id is not null;
create index on data_copies (prepared_by) where prepared_by is not null;

-- Joining -------------------------------------------------------------------------------------------------------------

-- A recruiter asks for a free profile. Approval creates the account, the profile and its agency.
create table enquiries (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  agency_name text not null check (length(agency_name) between 1 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  linkedin_url text check (length(linkedin_url) <= 300),
  speciality text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- A keyed hash, to count enquiries by network. Removed when it is no longer needed.
  network_hash bytea check (length(network_hash) = 32),
  state text not null default 'received' check (state in ('received', 'approved', 'declined')),
  declined_because text check (length(declined_because) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  recruiter_id uuid references recruiters on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((state = 'received') = (decided_at is null)),
  check ((state = 'declined') = (declined_because is not null))
);
create index on enquiries (created_at desc, id desc);
create unique index one_open_enquiry_of_an_address on enquiries (email) where state = 'received';
create index on enquiries (network_hash, created_at) where network_hash is not null;
create index on enquiries using gin (folded(name || ' ' || agency_name || ' ' || email) gin_trgm_ops);
create index on enquiries (state, created_at desc, id desc);
create index on enquiries (decided_by) where decided_by is not null;
create index on enquiries (recruiter_id) where recruiter_id is not null;
create index on enquiries (email, created_at desc);

-- A recruiter books a training session. Super admins confirm a time, and mark it as done afterwards.
create table training_bookings (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  -- As they were when it was booked, to search by.
  name text not null check (length(name) <= 120),
  agency_name text not null check (length(agency_name) <= 120),
  topics text[] not null check (cardinality(topics) between 1 and 6),
  preferred_times timestamptz[] not null check (cardinality(preferred_times) between 2 and 3),
  people integer not null check (people between 1 and 50),
  phone text check (length(phone) <= 40),
  note text check (length(note) <= 1000),
  state text not null default 'requested' check (state in ('requested', 'confirmed', 'done', 'cancelled')),
  starts_at timestamptz,
  meeting_url text check (meeting_url like 'https://%' and length(meeting_url) <= 300),
  confirmed_at timestamptz,
  confirmed_by uuid references users on delete set null,
  reminded_at timestamptz,
  -- Null where the person cancelled it themselves.
  cancelled_because text check (length(cancelled_because) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((state in ('done', 'cancelled')) = (decided_at is not null)),
  check (state not in ('confirmed', 'done') or (starts_at is not null and meeting_url is not null and confirmed_at is not null))
);
create unique index one_open_training_of_a_user on training_bookings (user_id) where state in ('requested', 'confirmed');
create index on training_bookings (user_id, created_at desc, id desc);
create index on training_bookings (created_at desc, id desc);
create index on training_bookings (state, created_at desc, id desc);
create index on training_bookings (agency_id);
create index on training_bookings (confirmed_by) where confirmed_by is not null;
create index on training_bookings (decided_by) where decided_by is not null;
create index on training_bookings using gin (folded(name || ' ' || agency_name) gin_trgm_ops);

-- Somebody says that a profile or an agency is theirs. A mailed link verifies the address, then a super admin decides.
create table claims (
  id uuid primary key,
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  -- An objection asks for the profile to be removed instead of handed over.
  wish text not null default 'claim' check (wish in ('claim', 'objection')),
  name text not null check (length(name) between 1 and 80),
  email text not null check (email = lower(email) and length(email) <= 254),
  note text check (length(note) <= 1000),
  network_hash bytea check (length(network_hash) = 32),
  state text not null default 'requested' check (state in ('requested', 'email_verified', 'disputed', 'approved', 'declined')),
  token_hash bytea unique check (length(token_hash) = 32),
  verified_at timestamptz,
  declined_because text check (length(declined_because) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((state in ('approved', 'declined')) = (decided_at is not null)),
  check ((state = 'declined') = (declined_because is not null)),
  constraint claim_of_one check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on claims (created_at desc, id desc);
create index on claims (recruiter_id);
create index on claims (network_hash, created_at) where network_hash is not null;
create index on claims (state, created_at desc, id desc);
create index on claims (created_at) where state in ('email_verified', 'disputed');
create index on claims (decided_by) where decided_by is not null;
-- The panel searches claims by words.
create index on claims using gin (folded(name || ' ' || email) gin_trgm_ops);
create index on claims (agency_id) where agency_id is not null;
create unique index one_open_claim_of_an_agency on claims (agency_id, email)
  where agency_id is not null and state in ('requested', 'email_verified', 'disputed');
-- One person may have both a claim and an objection open, each with its own link.
create unique index one_open_wish_of_an_address on claims (recruiter_id, email, wish)
  where state in ('requested', 'email_verified', 'disputed');

-- Placements ----------------------------------------------------------------------------------------------------------

-- The marks of one side of a placement: nobody is invited who should be (8), and the person is unknown (2); somebody was
-- invited (4), and the invitation is scheduled (16) or sent (32), or the review is published (64).
create function side_marks(is_wanted boolean, is_known boolean, step text) returns integer
  language sql immutable parallel safe
  as $$ select case
    when step is null then case when not is_wanted then 0 when is_known then 8 else 8 | 2 end
    else 4 | case step when 'scheduled' then 16 when 'sent' then 32 when 'received' then 32 when 'published' then 64 else 0 end
  end $$;

-- The marks of both sides, and of the placement: hidden (1), cancelled (128), company unknown (256).
create function placement_marks(is_hidden boolean, state text, company_name text, wants_candidate boolean,
    knows_candidate boolean, candidate_step text, wants_employer boolean, knows_employer boolean, employer_step text)
  returns smallint language sql immutable parallel safe
  as $$ select (side_marks(wants_candidate, knows_candidate, candidate_step)
    | side_marks(wants_employer, knows_employer, employer_step)
    | case when is_hidden then 1 else 0 end
    | case when state = 'cancelled' then 128 else 0 end
    | case when company_name is null then 256 else 0 end)::smallint $$;

-- All marks that a view or a filter of the list accepts; those of an unknown one are all.
create function marks_of(wanted text) returns smallint[]
  language sql immutable parallel safe
  as $$ select array_agg(m::smallint) from generate_series(0, 511) m where case wanted
    when 'visible' then m & 1 = 0
    when 'hidden' then m & 1 = 1
    when 'incomplete' then m & (1 | 128) = 0 and (m & 2 > 0 or m & (8 | 256) = (8 | 256))
    when 'invite_needed' then m & (1 | 2 | 4 | 128 | 256) = 0 and m & 8 > 0
    when 'reviewed' then m & 64 > 0
    when 'unreviewed' then m & 64 = 0
    when 'inviteNotSent' then m & 8 > 0 and m & 128 = 0
    when 'inviteScheduled' then m & 16 > 0
    when 'inviteSent' then m & 32 > 0
    when 'reviewPublished' then m & 64 > 0
    else true end $$;

-- A file of placements on its way into the list. `recruiter_id` is the sender; rows that name no recruiter belong to
-- `default_recruiter_id`.
create table placement_imports (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  default_recruiter_id uuid not null references recruiters on delete cascade,
  imported_by uuid references users on delete set null,
  -- An admin's file may name other recruiters of the agency.
  is_for_agency boolean not null,
  -- Null once the file isn't needed any more.
  file_id uuid,
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null check (state in ('inspecting', 'matching', 'reading', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed', 'canceled')),
  -- Why the file can't be read.
  problem text,
  sheets text[] not null default '{}',
  sheet text,
  -- By column: its name, a few of its values, how it writes days, and the field it holds; empty if it isn't imported.
  heads text[] not null default '{}',
  samples text[] not null default '{}',
  day_orders text[] not null default '{}',
  day_examples text[] not null default '{}',
  fields text[] not null default '{}',
  -- What the person said about days that can be read in several ways, and about rows without a job type.
  day_style text check (day_style in ('day-first', 'month-first', 'year-first')),
  job_type text check (job_type in ('permanent', 'temp', 'fixed-term')),
  row_count integer not null default 0,
  -- How many rows the current step has been through.
  progress integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  same_count integer not null default 0,
  refused_count integer not null default 0,
  locked_count integer not null default 0,
  problem_counts jsonb not null default '{}',
  undone_count integer not null default 0,
  kept_count integer not null default 0,
  -- The last row that is imported or undone, in the order of recruiters and lines.
  cursor_recruiter uuid,
  cursor_line integer,
  version integer not null default 1,
  created_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz,
  unique (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id) on delete restrict
);
create index on placement_imports (agency_id, created_at desc, id desc);
create index on placement_imports (recruiter_id, created_at desc, id desc);
create index on placement_imports (created_at desc, id desc);
create index on placement_imports (imported_by) where imported_by is not null;
create index on placement_imports (default_recruiter_id) where default_recruiter_id is not null;

-- Which field an agency's columns hold, by their names in lower case; empty if the column isn't imported.
create table placement_import_columns (
  agency_id uuid not null references agencies on delete cascade,
  head text not null check (length(head) between 1 and 200),
  field text not null,
  primary key (agency_id, head)
);

-- `recruiter_id` alone, without the agency: placements, invitations and reviews stay with the agency when a recruiter leaves.
create table placements (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  recruiter_id uuid not null references recruiters on delete restrict,
  external_id text,
  -- Never changes: invitations and reviews keep it as `origin`.
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
  -- The status in the agency's software, in its own words, and the day on which we read it first.
  software_status text check (length(software_status) <= 100),
  software_status_on date,
  candidate_name text,
  candidate_email text,
  company_id uuid references companies on delete set null,
  company_name text,
  contact_name text,
  contact_email text,
  invites_candidate boolean not null default true,
  invites_employer boolean not null default true,
  candidate_do_not_mail boolean not null default false,
  employer_do_not_mail boolean not null default false,
  is_hidden boolean not null default false,
  -- How far the review of each side has come. Null until somebody is invited; kept by triggers on invitations and reviews.
  candidate_step text check (candidate_step in ('scheduled', 'sent', 'received', 'published', 'ended')),
  employer_step text check (employer_step in ('scheduled', 'sent', 'received', 'published', 'ended')),
  -- What the views and filters of the list ask about, in one number that its indexes hold: see `placement_marks`.
  marks smallint not null generated always as (placement_marks(is_hidden, state, company_name,
    invites_candidate and not candidate_do_not_mail, candidate_name is not null and candidate_email is not null, candidate_step,
    invites_employer and not employer_do_not_mail, contact_name is not null and contact_email is not null, employer_step)) stored,
  -- The import that added it.
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (agency_id, id),
  foreign key (agency_id, import_id) references placement_imports (agency_id, id) on delete set null (import_id),
  check ((state = 'cancelled') = (cancelled_because is not null))
);
create unique index on placements (agency_id, source, external_id) where external_id is not null;
-- Imports look these up for each row. As one expression, no other index of an agency seems as good while statistics are old.
create index on placements ((agency_id::text || ' ' || external_id)) where external_id is not null;
create index on placements (import_id, start_date desc, id desc) where import_id is not null;
-- The orders of the list. What it filters by comes last, and is read from the index without visiting rows.
create index on placements (recruiter_id, start_date desc, id desc, marks);
create index on placements (agency_id, start_date desc, id desc, marks, job_type, source);
create index on placements (agency_id, folded(job_title), id);
create index on placements (agency_id, folded(coalesce(company_name, '')), id);
create index on placements (agency_id, created_at desc, id desc);
create index on placements (start_date desc, id desc);
create index on placements using gin (folded(job_title || ' ' || coalesce(company_name, '') || ' ' ||
  coalesce(candidate_name, '') || ' ' || coalesce(candidate_email, '') || ' ' ||
  coalesce(contact_name, '') || ' ' || coalesce(contact_email, '')) gin_trgm_ops);
-- Finds the placements of an address that unsubscribes, and those that start or end on a day.
create index on placements (company_id) where company_id is not null;
create index on placements (candidate_email);
create index on placements (contact_email);
create index on placements (start_date) where state = 'pending';
create index on placements (end_date) where state = 'active';
-- Finds the first term of an extension.
create index on placements (agency_id, group_key, start_date) where group_key is not null;
create index on placements (agency_id, software_status_on, id) where software_status is not null;

-- The rows of an import, as read. They are deleted some time after it: see `retentionDays`.
create table placement_import_rows (
  import_id uuid not null,
  line integer not null,
  agency_id uuid not null,
  recruiter_id uuid,
  external_id text,
  job_title text,
  job_type text,
  speciality text,
  location text,
  start_date date,
  end_date date,
  company_name text,
  candidate_name text,
  candidate_email text,
  contact_name text,
  contact_email text,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'refused')),
  -- Why it is refused, its cells, and whether it is among the first with this problem or this change.
  problem_kind text,
  problem text,
  cells text[],
  is_example boolean not null default false,
  -- The placement it is about, and the columns that it changes, with their values before and after.
  placement_id uuid,
  before jsonb,
  after jsonb,
  -- Columns that differ, but are locked.
  locked text[] not null default '{}',
  is_undone boolean,
  created_at timestamptz not null,
  -- Equal in rows about the same placement.
  row_key uuid generated always as (md5(case
    when external_id is not null then 'id ' || external_id
    when job_title is not null then folded(job_title) || ' ' || coalesce(recruiter_id::text, '') || ' ' || (start_date - date '2000-01-01')::text || ' ' || coalesce(
      '@' || candidate_email, '=' || folded(candidate_name), '#' || coalesce(contact_email, folded(contact_name), '') || folded(coalesce(company_name, '')))
    end)::uuid) stored,
  primary key (import_id, line),
  foreign key (agency_id, import_id) references placement_imports (agency_id, id) on delete cascade
);
create index on placement_import_rows (import_id, recruiter_id, line) where outcome in ('new', 'changed');
create index on placement_import_rows (import_id, outcome, line) where is_example;
create index on placement_import_rows (import_id, line) where outcome = 'refused';
create index on placement_import_rows (created_at);

-- What reviewers say is wrong with a placement, for the recruiter to correct.
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

-- Invitations ---------------------------------------------------------------------------------------------------------

-- How an agency invites. Every agency has a row from the start; what a plan doesn't include is kept and not used.
create table invite_settings (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null unique references agencies on delete cascade,
  candidate_delay_days integer not null default 7 check (candidate_delay_days between 0 and 30),
  employer_delay_days integer not null default 14 check (employer_delay_days between 0 and 30),
  sends_reminders boolean not null default true,
  first_reminder_day integer not null default 4 check (first_reminder_day between 3 and 30),
  second_reminder_day integer default 10 check (second_reminder_day between first_reminder_day + 3 and 50),
  sender_name text check (length(sender_name) between 1 and 60),
  reply_to text check (reply_to = lower(reply_to)),
  -- The address that waits for its confirmation.
  wished_reply_to text check (wished_reply_to = lower(wished_reply_to)),
  reply_to_token_hash bytea unique check (length(reply_to_token_hash) = 32),
  reply_to_wished_at timestamptz,
  candidate_message text check (length(candidate_message) between 1 and 500),
  employer_message text check (length(employer_message) between 1 and 500),
  -- The hours and days in which emails leave, where the recipient is. 1 is Monday.
  send_from_hour integer not null default 9 check (send_from_hour between 0 and 23),
  send_until_hour integer not null default 17 check (send_until_hour between send_from_hour + 1 and 24),
  send_weekdays integer[] not null default '{1,2,3,4,5,6,7}'
    check (cardinality(send_weekdays) > 0 and send_weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  -- Raised when something changes that a scheduled invitation was given: its time or its message.
  edition integer not null default 0,
  version integer not null default 1,
  unique (agency_id, id),
  constraint reply_to_wish_has_its_link
    check (num_nonnulls(wished_reply_to, reply_to_token_hash, reply_to_wished_at) in (0, 3))
);
create index on invite_settings (reply_to_wished_at) where reply_to_wished_at is not null;
create function give_invite_settings() returns trigger language plpgsql as $$
begin
  insert into invite_settings (agency_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger agencies_have_invite_settings after insert on agencies
  for each row execute function give_invite_settings();

-- The sources whose placements are invited automatically, from a first day on.
create table invite_sources (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  source text not null check (source in ('manual', 'csv_imported', 'jobadder', 'vincere', 'bullhorn', 'email-sync', 'marketplace')),
  -- Placements that started earlier are left out.
  since date not null,
  turned_on_at timestamptz not null,
  turned_on_by uuid references users on delete set null,
  unique (agency_id, source),
  unique (agency_id, id)
);
create index on invite_sources (turned_on_by) where turned_on_by is not null;

-- Invitations sent together. They all pause when too many of their mails bounce.
create table invitation_batches (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  paused_at timestamptz,
  paused_because text,
  -- The number of bounces when somebody let the others go on.
  tolerated_bounces integer not null default 0,
  unique (agency_id, id),
  check ((paused_at is null) = (paused_because is null))
);
create index on invitation_batches (invited_by) where invited_by is not null;

create table invitations (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  recruiter_id uuid not null references recruiters on delete restrict,
  placement_id uuid not null,
  batch_id uuid,
  invited_by uuid references users on delete set null,
  audience text not null check (audience in ('candidate', 'employer')),
  source text not null check (source in ('link', 'csv_imported', 'email-sync', 'google', 'ats', 'api')),
  -- Where its placement came from. Kept by a trigger, so that an index can filter by it.
  origin text,
  -- What the search of the lists finds, of the recipient and the placement. Kept by triggers, so that one index has it all.
  searched text not null default '',
  recipient_name text not null check (length(recipient_name) between 1 and 120),
  recipient_email text not null check (recipient_email = lower(recipient_email)),
  -- When the recipient's address was erased. It is empty from then on.
  address_gone_at timestamptz,
  message text check (length(message) <= 500),
  -- The message is the agency's: nobody typed another one.
  has_agency_message boolean not null default false,
  -- Invited by the agency's settings, and not by a person.
  is_automatic boolean not null default false,
  -- The edition of the agency's settings that chose its time. Null if a person chose it.
  settings_edition integer,
  state text not null check (state in ('draft', 'scheduled', 'sent', 'opened', 'started', 'completed', 'cancelled', 'expired', 'unsubscribed', 'complained', 'bounced')),
  cancelled_because text,
  bounced_because text,
  scheduled_for timestamptz,
  -- Waits for a month with room under the plan's limit. Until it is sent, coverage leaves its side out.
  waits_for_room boolean not null default false,
  sent_at timestamptz,
  opened_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  expires_at timestamptz,
  next_reminder_at timestamptz,
  reminders_sent integer not null default 0 check (reminders_sent between 0 and 2),
  -- How often the recipient asked for a new link after the old one had expired.
  renewals integer not null default 0 check (renewals between 0 and 2),
  -- Somebody who took back an unsubscription may be invited again at once.
  subscribed_again_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (agency_id, id),
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete cascade,
  check ((state = 'cancelled') = (cancelled_because is not null)),
  foreign key (agency_id, batch_id) references invitation_batches (agency_id, id) on delete set null (batch_id),
  constraint gone_address_is_empty check ((address_gone_at is null) = (recipient_email <> ''))
);
create function keep_origin_of_invitation() returns trigger language plpgsql as $$
begin
  new.origin := (select source from placements where id = new.placement_id);
  return new;
end $$;
create trigger invitations_keep_origin before insert or update of placement_id on invitations
  for each row execute function keep_origin_of_invitation();
create function keep_searched_of_invitation() returns trigger language plpgsql as $$
begin
  new.searched := (
    select concat_ws(' ', new.recipient_name, new.recipient_email, job_title, company_name, candidate_name, contact_name)
    from placements where id = new.placement_id);
  return new;
end $$;
create trigger invitations_keep_searched before insert or update of placement_id, recipient_name, recipient_email, searched
  on invitations for each row execute function keep_searched_of_invitation();
create index on invitations using gin (folded(searched) gin_trgm_ops);
create unique index one_live_invitation_of_a_side on invitations (placement_id, audience)
  where state in ('draft', 'scheduled', 'sent', 'opened', 'started', 'completed');
create index on invitations (placement_id, audience);
create index on invitations (recruiter_id, created_at desc, id desc);
-- An agency's lists. What they filter by comes last, and is read from the index without visiting rows.
create index invitations_of_agency on invitations (agency_id, created_at desc, id desc, audience, origin, recruiter_id);
create index on invitations (agency_id, recipient_email, sent_at);
create index on invitations (scheduled_for) where state = 'scheduled';
create index on invitations (sent_at) where state in ('sent', 'opened', 'started');
create index on invitations (agency_id, (coalesce(sent_at, scheduled_for)));
create index on invitations (invited_by) where invited_by is not null;
create index on invitations (batch_id) where batch_id is not null;
create index invitations_by_departure on invitations (agency_id, (coalesce(sent_at, scheduled_for))) where state <> 'cancelled';
-- Read when somebody unsubscribes from all agencies.
create index on invitations (recipient_email) where state in ('scheduled', 'sent', 'opened', 'started', 'unsubscribed');
create index on invitations (recruiter_id, created_at desc, id desc) where state = 'scheduled';
create index invitations_of_agency_scheduled on invitations (agency_id, created_at desc, id desc, audience, origin, recruiter_id)
  where state = 'scheduled';
create index on invitations (recruiter_id, created_at desc, id desc) where state in ('sent', 'opened', 'started');
create index invitations_of_agency_sent on invitations (agency_id, created_at desc, id desc, audience, origin, recruiter_id)
  where state in ('sent', 'opened', 'started');
create index on invitations (agency_id, folded(recipient_name), id);
create index on invitations (agency_id, (coalesce(scheduled_for, 'infinity'::timestamptz)), id);
create index on invitations (created_at) where address_gone_at is null;
create index on invitations (agency_id, settings_edition) where state = 'scheduled';

-- Each mail has its own token. All work until the invitation is completed or expires.
create table invitation_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  invitation_id uuid not null references invitations on delete cascade,
  created_at timestamptz not null
);
create index on invitation_tokens (invitation_id);

-- Reviews -------------------------------------------------------------------------------------------------------------

create table reviews (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  recruiter_id uuid not null references recruiters on delete restrict,
  placement_id uuid,
  -- The placement that the reviewer says never happened. The review is never tied to it.
  denied_placement_id uuid references placements on delete set null,
  invitation_id uuid,
  reviewer_type text not null check (reviewer_type in ('candidate', 'employer')),
  reviewer_name text not null,
  reviewer_email text,
  reviewer_role text not null default '',
  -- The name in the form the reviewer chose. The public sees no other.
  shown_name text not null,
  name_display text not null check (name_display in ('full', 'first_initial', 'role_only')),
  company_name text,
  shows_company boolean not null default false,
  -- The reviewer decides whether the company is named. The recruiter may only hide it, and show it again.
  hidden_by_recruiter boolean not null default false,
  overall integer not null check (overall between 1 and 5),
  criteria jsonb not null default '{}',
  title text not null check (length(title) between 5 and 80),
  body text not null check (length(body) between 30 and 3000),
  -- English stems, so that a review is found by any form of a word.
  search_document tsvector not null
  generated always as (to_tsvector('english', folded(title || ' ' || body))) stored,
  private_note text check (length(private_note) <= 3000),
  was_offered_anything boolean not null default false,
  placement_confirmed boolean not null default false,
  corrections text check (length(corrections) <= 1000),
  source text not null check (source in ('link', 'csv_imported', 'email-sync', 'google')),
  -- Where its placement came from; without one, the review itself. Kept by a trigger, so that an index can filter by it.
  origin text,
  -- What the search of published reviews finds: what is shown of the reviewer, the title and the placement. Kept by triggers.
  searched text not null default '',
  level integer not null check (level between 0 and 4),
  weight numeric(3, 2) not null check (weight between 0 and 1),
  -- The number of the version in this row. All others are in review_versions.
  content_version integer not null default 1 check (content_version > 0),
  edited_at timestamptz,
  -- An edit waits for a moderator while the public still sees the earlier version.
  has_queued_edit boolean not null default false,
  -- Stored here so that reviews without a reply are found without reading all replies.
  has_reply boolean not null default false,
  moderation text not null check (moderation in ('received', 'checked', 'cleared', 'queued', 'approved', 'changes_requested', 'rejected')),
  signals text[] not null default '{}',
  changes_words text check (length(changes_words) <= 1000),
  changes_requested_at timestamptz,
  changes_reminded_at timestamptz,
  -- Why a moderator rejected it before publication, one of a list; `removed_because` is for published reviews.
  rejected_because text check (length(rejected_because) <= 500),
  -- What the moderator adds. Mailed to the reviewer with the reason.
  rejected_words text check (length(rejected_words) <= 1000),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  publication text not null check (publication in ('unpublished', 'published', 'under_review', 'removed', 'withdrawn')),
  -- Hidden while under review, because personal data or a threat is alleged.
  is_hidden boolean not null default false,
  removed_because text,
  removed_words text check (length(removed_words) <= 1000),
  -- When it was removed or withdrawn. Its text is erased some days later.
  gone_at timestamptz,
  text_erased_at timestamptz,
  -- A keyed hash of the sender's network, for risk signals. Removed after some days.
  sender_network bytea,
  -- Sent from a browser in which a member of the agency was signed in.
  sent_by_member boolean not null default false,
  -- A review by the open link may be sent long before its address is confirmed. `sender_network` is of this moment.
  sent_at timestamptz,
  submitted_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1,
  unique (agency_id, id),
  unique (invitation_id),
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete restrict,
  foreign key (agency_id, invitation_id) references invitations (agency_id, id) on delete restrict,
  check (publication <> 'published' or published_at is not null),
  check ((publication = 'removed') = (removed_because is not null)),
  constraint never_tied_to_what_was_denied
    check (placement_id is distinct from denied_placement_id or placement_id is null),
  constraint hidden_only_under_review check (not is_hidden or publication = 'under_review')
);
create function keep_origin_of_review() returns trigger language plpgsql as $$
begin
  new.origin := coalesce((select source from placements where id = new.placement_id), new.source);
  return new;
end $$;
create trigger reviews_keep_origin before insert or update of placement_id, source on reviews
  for each row execute function keep_origin_of_review();
create function keep_searched_of_review() returns trigger language plpgsql as $$
begin
  new.searched := concat_ws(' ', new.shown_name, new.title, case when new.shows_company then new.company_name end,
    (select concat_ws(' ', job_title, company_name) from placements where id = new.placement_id));
  return new;
end $$;
create trigger reviews_keep_searched
  before insert or update of placement_id, shown_name, title, company_name, shows_company, searched on reviews
  for each row execute function keep_searched_of_review();
create index on reviews using gin (folded(searched) gin_trgm_ops);
-- What is searched follows the placement's words; the triggers above compute it.
create function keep_searched_about_placement() returns trigger language plpgsql as $$
begin
  update invitations set searched = '' where placement_id = new.id;
  update reviews set searched = '' where placement_id = new.id;
  return null;
end $$;
create trigger placements_keep_searched after update of job_title, company_name, candidate_name, contact_name on placements
  for each row
  when ((old.job_title, old.company_name, old.candidate_name, old.contact_name)
    is distinct from (new.job_title, new.company_name, new.candidate_name, new.contact_name))
  execute function keep_searched_about_placement();
create index on reviews (recruiter_id, submitted_at desc, id desc) where publication in ('published', 'under_review');
create index on reviews (recruiter_id, submitted_at desc, id desc);
create index on reviews (agency_id, submitted_at desc, id desc);
create index on reviews (moderation, submitted_at) where moderation in ('received', 'checked', 'queued');
create index on reviews using gin (body gin_trgm_ops);
create index on reviews (submitted_at, id) where moderation = 'queued';
create index on reviews (decided_at desc, id desc) where decided_at is not null;
-- Reviews without a placement that passed the checks and wait. An hourly task looks for the oldest.
create index on reviews (submitted_at, id)
  where publication = 'unpublished' and level = 1 and moderation in ('cleared', 'approved');
-- An agency's lists. What they filter by comes last, and is read from the index without visiting rows.
create index reviews_of_agency_shown on reviews
  (agency_id, submitted_at desc, id desc, reviewer_type, origin, recruiter_id, is_hidden, level, overall)
  where publication in ('published', 'under_review');
create index on reviews (recruiter_id) where publication = 'removed';
create index on reviews (decided_by) where decided_by is not null;
create index on reviews using gin (search_document);
-- Highest and lowest first. Imported reviews come last in both, because they have no stars of ours.
create index on reviews (recruiter_id, (case when level = 0 then 0 else overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (recruiter_id, (case when level = 0 then 0 else 6 - overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (agency_id, (case when level = 0 then 0 else overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (agency_id, (case when level = 0 then 0 else 6 - overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
-- Sitemaps read published reviews in order of id.
create index on reviews (id) where publication in ('published', 'under_review');
create index on reviews (recruiter_id, has_reply, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index reviews_of_agency_by_reply on reviews
  (agency_id, has_reply, submitted_at desc, id desc, reviewer_type, origin, recruiter_id, is_hidden)
  where publication in ('published', 'under_review');
create index on reviews (recruiter_id, submitted_at desc, id desc)
  where publication in ('published', 'under_review') and overall <= 4;
create index reviews_of_agency_bad on reviews
  (agency_id, submitted_at desc, id desc, reviewer_type, origin, recruiter_id, is_hidden, level, overall)
  where publication in ('published', 'under_review') and overall <= 4;
create index on reviews (recruiter_id, submitted_at desc, id desc)
  where publication = 'unpublished' and moderation <> 'rejected';
create index reviews_of_agency_pending on reviews
  (agency_id, submitted_at desc, id desc, reviewer_type, origin, recruiter_id, level)
  where publication = 'unpublished' and moderation <> 'rejected';
create index on reviews (denied_placement_id) where denied_placement_id is not null;
create index on reviews (reviewer_email, recruiter_id) where reviewer_email is not null;
create index reviews_to_check on reviews (submitted_at, id)
  where (moderation = 'queued' and publication = 'unpublished') or has_queued_edit;
create index on reviews (changes_requested_at) where moderation = 'changes_requested';
create index on reviews (gone_at) where gone_at is not null and text_erased_at is null;
create index on reviews (sender_network, submitted_at) where sender_network is not null;
-- Tells whether a placement has a review without reading all reviews.
create index on reviews (placement_id) where placement_id is not null;
-- The panel searches the reviews that a moderator decides or has decided: few of all reviews.
create index reviews_moderated_folded_idx on reviews
  using gin (folded(title || ' ' || reviewer_name || ' ' || coalesce(reviewer_email, '')) gin_trgm_ops)
  where decided_at is not null or moderation = 'queued' or has_queued_edit;
create index on reviews (sender_network, (coalesce(sent_at, submitted_at))) where sender_network is not null;
-- Staff list all published reviews, newest first.
create index on reviews (submitted_at desc, id desc) where publication in ('published', 'under_review');

-- A review by the open link. It becomes a review when its address is confirmed, or is deleted after some days.
create table review_submissions (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  audience text not null check (audience in ('candidate', 'employer')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  -- The placement as the sender describes it. Any of it may be missing.
  job_title text check (length(job_title) <= 120),
  job_type text check (job_type in ('permanent', 'temp', 'fixed-term')),
  start_date date,
  company_name text check (length(company_name) <= 160),
  -- The recruiter's placement with this address, whose facts are asked for once the address is confirmed.
  placement_id uuid references placements on delete set null,
  -- The review as the form sent it. Empty once it has become a review.
  written jsonb,
  -- Tells a form that was sent twice.
  content_hash bytea not null check (length(content_hash) = 32),
  is_from_agency_page boolean not null default false,
  network_hash bytea,
  sent_by_member boolean not null default false,
  -- Sent sooner after the form was first touched than anybody can write.
  sent_too_fast boolean not null default false,
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

-- Every version of a review that was edited. The version in the review's own row may be among them.
create table review_versions (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  number integer not null check (number > 0),
  overall integer not null check (overall between 1 and 5),
  criteria jsonb not null default '{}',
  title text not null check (length(title) between 5 and 80),
  body text not null check (length(body) between 30 and 3000),
  private_note text check (length(private_note) <= 3000),
  name_display text not null check (name_display in ('full', 'first_initial', 'role_only')),
  shown_name text not null,
  shows_company boolean not null,
  was_offered_anything boolean not null,
  moderation text not null check (moderation in ('received', 'checked', 'cleared', 'queued', 'approved', 'changes_requested', 'rejected')),
  signals text[] not null default '{}',
  sender_network bytea,
  changes_words text check (length(changes_words) <= 1000),
  changes_requested_at timestamptz,
  changes_reminded_at timestamptz,
  rejected_because text,
  rejected_words text,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  submitted_at timestamptz not null,
  -- When a newer version took its place.
  replaced_at timestamptz,
  version integer not null default 1,
  unique (review_id, number),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
-- Only one edit waits at a time.
create unique index one_waiting_version on review_versions (review_id)
  where replaced_at is null and moderation in ('received', 'checked', 'queued', 'changes_requested');
create index on review_versions (submitted_at) where replaced_at is null and moderation = 'queued';
create index on review_versions (decided_at desc) where decided_at is not null;
create index on review_versions (changes_requested_at) where replaced_at is null and moderation = 'changes_requested';
create index on review_versions (decided_by) where decided_by is not null;

-- Replies -------------------------------------------------------------------------------------------------------------

create table review_replies (
  review_id uuid primary key references reviews on delete cascade,
  agency_id uuid not null,
  written_by uuid references users on delete set null,
  body text not null check (length(body) between 2 and 3000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_at timestamptz,
  told_again_at timestamptz,
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
create index on review_replies (written_by) where written_by is not null;

create function keep_has_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update reviews set has_reply = false where id = old.review_id;
  else
    update reviews set has_reply = true where id = new.review_id and not has_reply;
  end if;
  return null;
end $$;
create trigger review_replies_keep_has_reply
  after insert or delete on review_replies for each row execute function keep_has_reply();

-- Every text of a reply, including one that waits for a moderator.
create table review_reply_versions (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  number integer not null check (number > 0),
  body text not null check (length(body) between 2 and 3000),
  state text not null check (state in ('shown', 'queued', 'replaced', 'rejected', 'deleted', 'removed')),
  signals text[] not null default '{}',
  written_by uuid references users on delete set null,
  created_at timestamptz not null,
  rejected_words text check (length(rejected_words) <= 1000),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  version integer not null default 1,
  unique (review_id, number),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
create unique index one_queued_reply on review_reply_versions (review_id) where state = 'queued';
create index on review_reply_versions (created_at) where state = 'queued';
create index on review_reply_versions (decided_by) where decided_by is not null;
create index on review_reply_versions (written_by) where written_by is not null;

-- Flags ---------------------------------------------------------------------------------------------------------------

-- The flags of a review, or the reports of its reply.
create table review_flag_cases (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  about text not null default 'review' check (about in ('review', 'reply')),
  state text not null check (state in ('open', 'taken_up', 'upheld', 'removed', 'closed')),
  opened_at timestamptz not null,
  decide_by timestamptz not null,
  -- When the writer was mailed. Null while that has not happened, or cannot.
  told_at timestamptz,
  answer_by timestamptz,
  answer text check (length(answer) <= 2000),
  answered_at timestamptz,
  taken_up_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_because text,
  decided_words text check (length(decided_words) <= 1000),
  warned_at timestamptz,
  version integer not null default 1,
  unique (agency_id, id),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade,
  check ((state in ('upheld', 'removed', 'closed')) = (decided_at is not null))
);
create unique index one_open_case_of_a_review on review_flag_cases (review_id, about) where decided_at is null;
create index on review_flag_cases (review_id, opened_at desc);
create index on review_flag_cases (decide_by) where decided_at is null;
create index on review_flag_cases (opened_at desc, id desc);
-- Accounts are deleted many at a time. Without an index each would read the whole table.
create index on review_flag_cases (decided_by) where decided_by is not null;

create table review_flags (
  id uuid primary key,
  case_id uuid not null references review_flag_cases on delete cascade,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  reason text not null check (reason in ('false_statement', 'personal_data', 'harassment', 'not_a_client', 'conflict_of_interest', 'spam', 'wrong_person')),
  words text not null check (length(words) <= 2000),
  email text check (email = lower(email) and length(email) <= 254),
  -- A member of the reviewed agency was signed in.
  is_from_agency boolean not null default false,
  -- A keyed hash, to count flags by network. Removed after some days.
  network_hash bytea,
  created_at timestamptz not null,
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
create index on review_flags (case_id, created_at);
create index on review_flags (network_hash, created_at) where network_hash is not null;

-- Reviews that their side has passed on, by copied link or text: one row for each person and channel. The key is part of
-- the copied link and tells its visits.
create table review_shares (
  id uuid primary key,
  agency_id uuid not null,
  recruiter_id uuid not null references recruiters on delete cascade,
  review_id uuid not null,
  channel text not null check (channel in ('link', 'text', 'post')),
  shared_by uuid references users on delete set null,
  key text not null unique check (length(key) = 12),
  times integer not null default 1,
  seen integer not null default 0,
  first_shared_at timestamptz not null,
  shared_at timestamptz not null,
  unique (review_id, channel, shared_by),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
create index on review_shares (recruiter_id, shared_at desc, id desc);
create index on review_shares (agency_id, shared_at desc, id desc);
create index on review_shares (recruiter_id, seen desc, shared_at desc, id desc);
create index on review_shares (agency_id, seen desc, shared_at desc, id desc);
create index on review_shares (shared_at desc, id desc);
create index on review_shares (seen desc, shared_at desc, id desc);
create index on review_shares (shared_by) where shared_by is not null;

-- Texts that recruiters save for their replies and posts. Words in braces are filled in from a review.
create table review_templates (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  -- Whose it is; null for one that the agency shares. It stays with the agency where it was made.
  recruiter_id uuid references recruiters on delete cascade,
  kind text not null check (kind in ('reply', 'post')),
  name text not null check (length(name) between 1 and 60),
  body text not null check (length(body) between 2 and 3000),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index on review_templates (agency_id, created_at desc, id desc);
create index on review_templates (recruiter_id) where recruiter_id is not null;
create index on review_templates (created_by) where created_by is not null;

-- Links mailed to a reviewer: to edit and withdraw the review, or, with a case, to answer flags. They work as long as
-- the review exists.
create table review_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  review_id uuid not null references reviews on delete cascade,
  case_id uuid references review_flag_cases on delete cascade,
  created_at timestamptz not null
);
create index on review_links (review_id);
create index on review_links (case_id);

-- Sides to invite -----------------------------------------------------------------------------------------------------

-- The sides of placements that can still be invited: without an invitation, or whose last one is a draft, was cancelled
-- or bounced. Triggers keep this table up to date.
create table sides_to_invite (
  -- Derived from placement and audience, so that a side that returns has the same id.
  id uuid primary key,
  placement_id uuid not null references placements on delete cascade,
  agency_id uuid not null,
  recruiter_id uuid not null,
  audience text not null check (audience in ('candidate', 'employer')),
  recipient_name text,
  recipient_email text,
  start_date date not null,
  source text not null,
  -- The last invitation, if there was one.
  invitation_id uuid,
  -- When the task that invites automatically looks at a side again that it could not invite.
  next_look_at timestamptz,
  unique (placement_id, audience)
);
-- Serves the task that invites automatically, and the list of one source.
create index sides_to_invite_by_source on sides_to_invite (agency_id, source, start_date desc, id desc, audience, recruiter_id);
create index on sides_to_invite (recruiter_id, start_date desc, id desc);
-- What the list filters by comes last, and is read from the index without visiting rows.
create index sides_to_invite_of_agency on sides_to_invite (agency_id, start_date desc, id desc, audience, source, recruiter_id);
create index on sides_to_invite (agency_id, folded(coalesce(recipient_name, '')), id);

-- The sides of one placement that can be invited. A side that has already written, invited or by the open link, is not,
-- unless its review was withdrawn or rejected.
create function sides_wanted(p placements)
  returns table (id uuid, placement_id uuid, agency_id uuid, recruiter_id uuid, audience text, recipient_name text,
    recipient_email text, start_date date, source text, invitation_id uuid)
  language sql stable
  as $$
    select md5(p.id::text || side.audience)::uuid, p.id, p.agency_id, p.recruiter_id, side.audience, side.name, side.email,
      p.start_date, p.source, last.id
    from (values
      ('candidate', p.invites_candidate and not p.candidate_do_not_mail, p.candidate_name, p.candidate_email),
      ('employer', p.invites_employer and not p.employer_do_not_mail, p.contact_name, p.contact_email)
    ) side (audience, is_invited, name, email)
    left join lateral (
      select i.id, i.state from invitations i
      where i.placement_id = p.id and i.audience = side.audience
      order by i.created_at desc, i.id desc limit 1
    ) last on true
    where side.is_invited and p.state <> 'cancelled' and not p.is_hidden
      and (last.state is null or last.state in ('draft', 'cancelled', 'bounced'))
      and not exists (
        select from reviews v
        where v.placement_id = p.id and v.reviewer_type = side.audience
          and v.publication <> 'withdrawn' and v.moderation <> 'rejected')
      and not exists (
        select from reviews v
        where v.denied_placement_id = p.id and v.reviewer_type = side.audience
          and v.publication <> 'withdrawn' and v.moderation <> 'rejected')
  $$;

-- The lock makes two transactions that change the two sides of one placement take turns. Without it each would see the
-- other's side as it was and write that down. Plans last as long as the session: one made while the tables were small
-- must not read them whole once they have grown.
create function keep_sides_to_invite(of_placement uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform from placements where id = of_placement for no key update;
  with wanted as (
    select w.* from placements p cross join lateral sides_wanted(p) w where p.id = of_placement
  ), gone as (
    delete from sides_to_invite s where s.placement_id = of_placement and s.id not in (select id from wanted)
  )
  insert into sides_to_invite as s
    (id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, source, invitation_id)
  select id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, source, invitation_id
  from wanted
  on conflict (id) do update set agency_id = excluded.agency_id, recruiter_id = excluded.recruiter_id,
    recipient_name = excluded.recipient_name, recipient_email = excluded.recipient_email,
    start_date = excluded.start_date, source = excluded.source, invitation_id = excluded.invitation_id,
    -- Somebody else is somebody new to look at.
    next_look_at = case when s.recipient_email is not distinct from excluded.recipient_email then s.next_look_at end;
end $$;

-- How far the review of one side has come: by its review, or else by its last invitation. Null where nobody was invited,
-- or the last invitation was cancelled or bounced, as in `sides_wanted`.
create function side_step(of_placement uuid, side text) returns text language sql stable as $$
  select coalesce(
    (select case when bool_or(v.publication in ('published', 'under_review')) then 'published' else 'received' end
      from reviews v
      where (v.placement_id = of_placement or v.denied_placement_id = of_placement) and v.reviewer_type = side
        and v.publication <> 'withdrawn' and v.moderation <> 'rejected'
      having count(*) > 0),
    (select case when i.state = 'scheduled' then 'scheduled'
        when i.state in ('sent', 'opened', 'started') then 'sent'
        when i.state not in ('draft', 'cancelled', 'bounced') then 'ended' end
      from invitations i
      where i.placement_id = of_placement and i.audience = side
      order by i.created_at desc, i.id desc limit 1))
$$;

create function keep_steps(of_placement uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  update placements p set candidate_step = s.candidate, employer_step = s.employer
  from (select side_step(of_placement, 'candidate') as candidate, side_step(of_placement, 'employer') as employer) s
  where p.id = of_placement and (p.candidate_step, p.employer_step) is distinct from (s.candidate, s.employer);
end $$;

create function keep_sides_of_placement() returns trigger language plpgsql as $$
begin
  perform keep_sides_to_invite(new.id);
  return null;
end $$;
create trigger placements_keep_sides_to_invite
  after update of agency_id, recruiter_id, start_date, state, is_hidden, invites_candidate, invites_employer,
    candidate_do_not_mail, employer_do_not_mail, candidate_name, candidate_email, contact_name, contact_email
  on placements for each row execute function keep_sides_of_placement();

-- New placements come by the thousand, so theirs are written at once. Nobody else sees the rows yet, so none is locked.
create function keep_sides_of_new_placements() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into sides_to_invite
    (id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, source, invitation_id)
  select w.id, w.placement_id, w.agency_id, w.recruiter_id, w.audience, w.recipient_name, w.recipient_email, w.start_date,
    w.source, w.invitation_id
  from placements p cross join lateral sides_wanted(p) w
  where p.id = any (array(select id from added))
  on conflict (id) do nothing;
  return null;
end $$;
create trigger placements_add_sides_to_invite after insert on placements referencing new table as added
  for each statement execute function keep_sides_of_new_placements();

create function keep_sides_of_invitation() returns trigger language plpgsql as $$
begin
  perform keep_sides_to_invite(coalesce(new.placement_id, old.placement_id));
  perform keep_steps(coalesce(new.placement_id, old.placement_id));
  return null;
end $$;
create trigger invitations_keep_sides_to_invite
  after insert or update of state, placement_id or delete
  on invitations for each row execute function keep_sides_of_invitation();

create function keep_sides_of_review() returns trigger language plpgsql as $$
begin
  perform keep_sides_to_invite(id), keep_steps(id) from (
    select distinct id from unnest(array[
      case when tg_op <> 'INSERT' then old.placement_id end, case when tg_op <> 'INSERT' then old.denied_placement_id end,
      case when tg_op <> 'DELETE' then new.placement_id end, case when tg_op <> 'DELETE' then new.denied_placement_id end
    ]) id where id is not null order by id
  ) touched;
  return null;
end $$;
create trigger reviews_keep_sides_to_invite
  after insert or update of placement_id, denied_placement_id, reviewer_type, publication, moderation or delete
  on reviews for each row execute function keep_sides_of_review();

-- What happened on each day, for dashboards: one row for each recruiter at an agency, one for the whole agency (without
-- a recruiter), and one for everyone (without an agency). Triggers only ever insert deltas, which a task merges into
-- these rows, so no two writes wait for each other. A sum over both is right at any time.
create table figure_days (
  agency_id uuid references agencies on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  audience text not null check (audience in ('candidate', 'employer')),
  day date not null,
  -- Invitations sent on that day, how far each has come by now, and how many ended in a review that the public may read.
  sent integer not null,
  opened integer not null,
  started integer not null,
  answered integer not null,
  published integer not null,
  -- Reviews submitted on that day that the public may read, by level.
  level_0 integer not null,
  level_1 integer not null,
  level_2 integer not null,
  level_3 integer not null,
  level_4 integer not null,
  -- Those that count in the score, and the sums behind it before they age.
  counted integer not null,
  weight numeric not null,
  weighted_stars numeric not null,
  -- Of each criterion by its place in `criteria_of`: how often it was rated, and from 13 on the sums of those stars.
  ratings integer[] not null,
  unique nulls not distinct (agency_id, recruiter_id, audience, day),
  constraint recruiter_is_at_an_agency check (agency_id is not null or recruiter_id is null)
);
create index on figure_days (recruiter_id, day) where recruiter_id is not null;

create table figure_day_deltas (
  id bigint generated always as identity primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  audience text not null,
  day date not null,
  sent integer not null,
  opened integer not null,
  started integer not null,
  answered integer not null,
  published integer not null,
  level_0 integer not null,
  level_1 integer not null,
  level_2 integer not null,
  level_3 integer not null,
  level_4 integer not null,
  counted integer not null,
  weight numeric not null,
  weighted_stars numeric not null,
  ratings integer[] not null
);
create index on figure_day_deltas (agency_id);
create index on figure_day_deltas (recruiter_id);

create type day_figures as (
  agency_id uuid, recruiter_id uuid, audience text, day date,
  sent integer, opened integer, started integer, answered integer, published integer,
  level_0 integer, level_1 integer, level_2 integer, level_3 integer, level_4 integer,
  counted integer, weight numeric, weighted_stars numeric, ratings integer[]
);

-- The UTC day that a moment belongs to. Midnight itself still belongs to the day before, because a score as of that
-- midnight counts it without age, like everything since the midnight before.
create function figure_day(at timestamptz) returns date
  language sql immutable parallel safe
  as $$ select ((at at time zone 'UTC') - interval '1 microsecond')::date $$;

-- What an invitation counts, times a factor. A later state implies the earlier ones: who answered has opened it.
create function figures_of_invitation(i invitations, times integer) returns setof day_figures language sql stable as $$
  select i.agency_id, i.recruiter_id, i.audience, figure_day(i.sent_at),
    times,
    case when coalesce(i.opened_at, i.started_at, i.completed_at) is null then 0 else times end,
    case when coalesce(i.started_at, i.completed_at) is null then 0 else times end,
    case when i.completed_at is null then 0 else times end,
    case when exists (
      select from reviews v
      where v.invitation_id = i.id and v.publication in ('published', 'under_review') and not v.is_hidden
    ) then times else 0 end,
    0, 0, 0, 0, 0, 0, 0::numeric, 0::numeric, '{}'::integer[]
  where i.sent_at is not null
$$;

-- The criteria of a reviewer type. Rows hold their places, so a new one is added at the end; there may be twelve.
create function criteria_of(audience text) returns text[] language sql immutable parallel safe as $$
  select case audience
    when 'candidate' then array['communication', 'understood_what_i_wanted', 'honesty_about_the_role',
      'interview_preparation', 'feedback_after_each_step', 'industry_knowledge', 'offer_support', 'aftercare',
      'privacy_of_my_details']
    else array['communication', 'understood_the_brief', 'quality_of_candidates', 'speed_to_shortlist',
      'market_knowledge', 'value_for_fee', 'process_and_compliance', 'aftercare']
  end
$$;

-- What a review counts, times a factor.
create function figures_of_review(r reviews, times integer) returns setof day_figures language sql stable as $$
  select r.agency_id, r.recruiter_id, r.reviewer_type, figure_day(r.submitted_at),
    0, 0, 0, 0, 0,
    case r.level when 0 then times else 0 end, case r.level when 1 then times else 0 end,
    case r.level when 2 then times else 0 end, case r.level when 3 then times else 0 end,
    case r.level when 4 then times else 0 end,
    case when counts then times else 0 end,
    case when counts then r.weight * times else 0 end,
    case when counts then r.weight * r.overall * times else 0 end,
    case when counts then array(
      select case
        when jsonb_typeof(rating) is distinct from 'number' then 0
        when are_stars then times * rating::integer
        else times end
      from (values (false), (true)) k (are_stars), generate_series(1, 12) place,
        lateral (select r.criteria -> (criteria_of(r.reviewer_type))[place] as rating) c
      order by are_stars, place
    ) else '{}' end
  from (select r.level >= 2 and not r.was_offered_anything as counts) c
  where r.publication in ('published', 'under_review') and not r.is_hidden
$$;

-- That the invitation of a review ended in a review that the public may read, times a factor.
create function figures_of_answer(r reviews, times integer) returns setof day_figures language sql stable as $$
  select i.agency_id, i.recruiter_id, i.audience, figure_day(i.sent_at),
    0, 0, 0, 0, times, 0, 0, 0, 0, 0, 0, 0::numeric, 0::numeric, '{}'::integer[]
  from invitations i
  where i.id = r.invitation_id and i.sent_at is not null
    and r.publication in ('published', 'under_review') and not r.is_hidden
$$;

-- Inserts the difference that a write makes to each day; nothing where there is none.
create function keep_day_figures(changes day_figures[]) returns void language sql as $$
  insert into figure_day_deltas (agency_id, recruiter_id, audience, day, sent, opened, started, answered, published,
    level_0, level_1, level_2, level_3, level_4, counted, weight, weighted_stars, ratings)
  select * from (
    select agency_id, recruiter_id, audience, day, sum(sent) as sent, sum(opened) as opened, sum(started) as started,
      sum(answered) as answered, sum(published) as published, sum(level_0) as level_0, sum(level_1) as level_1,
      sum(level_2) as level_2, sum(level_3) as level_3, sum(level_4) as level_4, sum(counted) as counted,
      sum(weight) as weight, sum(weighted_stars) as weighted_stars, array[
      coalesce(sum(ratings[1]), 0), coalesce(sum(ratings[2]), 0), coalesce(sum(ratings[3]), 0), coalesce(sum(ratings[4]), 0),
      coalesce(sum(ratings[5]), 0), coalesce(sum(ratings[6]), 0), coalesce(sum(ratings[7]), 0), coalesce(sum(ratings[8]), 0),
      coalesce(sum(ratings[9]), 0), coalesce(sum(ratings[10]), 0), coalesce(sum(ratings[11]), 0), coalesce(sum(ratings[12]), 0),
      coalesce(sum(ratings[13]), 0), coalesce(sum(ratings[14]), 0), coalesce(sum(ratings[15]), 0), coalesce(sum(ratings[16]), 0),
      coalesce(sum(ratings[17]), 0), coalesce(sum(ratings[18]), 0), coalesce(sum(ratings[19]), 0), coalesce(sum(ratings[20]), 0),
      coalesce(sum(ratings[21]), 0), coalesce(sum(ratings[22]), 0), coalesce(sum(ratings[23]), 0), coalesce(sum(ratings[24]), 0)
      ] as ratings
    from unnest(changes) group by agency_id, recruiter_id, audience, day
  ) d
  where (sent, opened, started, answered, published, level_0, level_1, level_2, level_3, level_4, counted, weight,
      weighted_stars) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    or 0 <> any (ratings)
$$;

create function keep_figures_of_invitation() returns trigger language plpgsql as $$
declare
  was invitations;
  now_is invitations;
begin
  if tg_op <> 'INSERT' then was := old; end if;
  if tg_op <> 'DELETE' then now_is := new; end if;
  perform keep_day_figures(array(
    select f from figures_of_invitation(was, -1) f union all select f from figures_of_invitation(now_is, 1) f));
  return null;
end $$;
create trigger invitations_keep_figures
  after insert or update of agency_id, recruiter_id, audience, sent_at, opened_at, started_at, completed_at or delete
  on invitations for each row execute function keep_figures_of_invitation();

create function keep_figures_of_review() returns trigger language plpgsql as $$
declare
  was reviews;
  now_is reviews;
begin
  if tg_op <> 'INSERT' then was := old; end if;
  if tg_op <> 'DELETE' then now_is := new; end if;
  perform keep_day_figures(array(
    select f from figures_of_review(was, -1) f union all select f from figures_of_review(now_is, 1) f
    union all select f from figures_of_answer(was, -1) f union all select f from figures_of_answer(now_is, 1) f));
  return null;
end $$;
create trigger reviews_keep_figures
  after insert or update of agency_id, recruiter_id, invitation_id, reviewer_type, publication, is_hidden, level, weight,
    overall, criteria, was_offered_anything, submitted_at or delete
  on reviews for each row execute function keep_figures_of_review();

-- Mail ----------------------------------------------------------------------------------------------------------------

-- The row is written before the mail is sent. `unknown`: the process died between sending and recording it. Such mails
-- are listed for staff, never sent again by themselves.
create table mails (
  id uuid primary key,
  kind text not null,
  agency_id uuid references agencies on delete cascade,
  invitation_id uuid references invitations on delete set null,
  -- The person whom a campaign asks by it.
  survey_recipient_id uuid,
  -- Emails that one task sends together have a number in common. Null: it has a task of its own.
  batch_id uuid,
  to_email text not null,
  to_name text not null default '',
  reply_to text,
  -- The name beside our address. Null for ours.
  from_name text check (from_name !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  html text not null,
  text text not null,
  -- A calendar file to attach.
  calendar text,
  headers jsonb not null default '{}',
  message_id text not null unique,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed')),
  error text,
  queued_at timestamptz not null,
  sending_at timestamptz,
  settled_at timestamptz,
  -- Staff look into failed and unknown mails, and send them again as a new mail or leave them.
  looked_into_at timestamptz,
  looked_into_by uuid references users on delete set null,
  sent_again_as uuid references mails on delete set null
);
create index on mails (queued_at desc, id desc);
create index on mails (state, queued_at) where state in ('queued', 'sending', 'failed', 'unknown');
create index on mails (invitation_id);
create index on mails (survey_recipient_id) where survey_recipient_id is not null;
create index on mails (agency_id) where agency_id is not null;
create index on mails (kind, queued_at desc, id desc);
create index on mails (to_email, queued_at desc) where kind like 'security-%';
create index on mails (queued_at) where state = 'unknown' and looked_into_at is null;
create index on mails (state, queued_at desc, id desc);
create index on mails using gin (folded(to_email || ' ' || subject) gin_trgm_ops);
-- Users and mails are deleted many at a time. Without an index each would read the whole table.
create index on mails (sent_again_as) where sent_again_as is not null;
create index on mails (looked_into_by) where looked_into_by is not null;

-- Bounces and complaints about a sent mail. The same message counts once, even if it arrives twice.
create table returned_mails (
  id uuid primary key,
  mail_id uuid not null references mails on delete cascade,
  email text not null,
  kind text not null check (kind in ('hard', 'soft', 'policy', 'complaint')),
  status text,
  detail text not null default '',
  message_key bytea not null check (length(message_key) = 32),
  received_at timestamptz not null,
  unique (mail_id, message_key)
);
create index on returned_mails (email, received_at) where kind = 'soft';

create table unsubscribe_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  email text not null,
  agency_id uuid references agencies on delete cascade,
  invitation_id uuid references invitations on delete set null,
  -- The person whose emails about notices it stops; then it suppresses nothing else.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null
);
create index on unsubscribe_tokens (created_at);
create index on unsubscribe_tokens (user_id) where user_id is not null;
create index on unsubscribe_tokens (agency_id) where agency_id is not null;
create index on unsubscribe_tokens (invitation_id) where invitation_id is not null;

create table suppressions (
  id uuid primary key,
  email text check (email = lower(email)),
  -- Instead of the address, once its person had their data erased: a keyed hash, so that no later import is mailed.
  email_hash bytea check (length(email_hash) = 32),
  -- Null: for all agencies.
  agency_id uuid references agencies on delete cascade,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'objected')),
  created_at timestamptz not null,
  unique nulls not distinct (email, email_hash, agency_id),
  constraint suppression_of_one check (num_nonnulls(email, email_hash) = 1)
);
create index on suppressions (created_at desc, id desc);
create index on suppressions (agency_id) where agency_id is not null;
create index on suppressions (email_hash) where email_hash is not null;
create index on suppressions using gin (email gin_trgm_ops);

-- Search --------------------------------------------------------------------------------------------------------------

-- Filters as bits of one number, so that an index holds them beside the sort order and a search by filters alone reads no
-- row. A facet's bit is its place in this list, which must match `facetValues` in server/features/search/facets.ts.
create function search_facet_bits(facets text[]) returns bigint
  language sql immutable parallel safe
  as $$
    select coalesce(bit_or(1::bigint << (place - 1)::int), 0)
    from unnest(array[
      'kind:recruiter', 'kind:agency', 'claim:claimed', 'claim:unclaimed',
      'role:permanent', 'role:fixed-term', 'role:temp',
      'place:AU', 'place:NZ', 'place:HK', 'place:SG', 'place:GB',
      'place:AU-2000', 'place:AU-3000', 'place:AU-4000', 'place:AU-5000', 'place:AU-6000', 'place:AU-7000', 'place:AU-2600',
      'speciality:construction', 'speciality:accounting-and-finance', 'speciality:administration-and-office-support',
      'speciality:agriculture-and-horticulture', 'speciality:architecture-and-design',
      'speciality:banking-and-financial-services', 'speciality:call-centre-and-customer-service',
      'speciality:community-services-and-not-for-profit', 'speciality:defence-and-aerospace',
      'speciality:education-and-training', 'speciality:energy-oil-and-gas', 'speciality:engineering',
      'speciality:environment-and-sustainability', 'speciality:executive-and-board', 'speciality:fmcg-and-retail',
      'speciality:government-and-public-sector', 'speciality:healthcare-and-medical', 'speciality:hospitality-and-tourism',
      'speciality:human-resources', 'speciality:information-technology', 'speciality:insurance-and-superannuation',
      'speciality:legal', 'speciality:manufacturing-and-production', 'speciality:marketing-media-and-communications',
      'speciality:mining-and-resources', 'speciality:property-and-real-estate', 'speciality:rec2rec',
      'speciality:sales-and-business-development', 'speciality:scientific-and-pharmaceutical',
      'speciality:supply-chain-transport-and-logistics', 'speciality:trades-and-services', 'speciality:other',
      'speciality:waste-industry'
    ]) with ordinality known (facet, place)
    where facet = any(facets)
  $$;

-- What the search finds: recruiters and approved agencies in one table, so that one index sorts both. Triggers keep it up
-- to date.
create table search_entries (
  -- The id of the recruiter or the agency.
  id uuid primary key,
  kind text not null check (kind in ('recruiter', 'agency')),
  recruiter_id uuid unique references recruiters on delete cascade,
  agency_id uuid unique references agencies on delete cascade,
  -- Values to filter by, such as {kind:agency,claim:claimed,place:AU,place:AU-3000,speciality:legal,role:temp}.
  facets text[] not null,
  score_rank numeric(6, 4) not null,
  review_count integer not null,
  -- Weight A: the name. B: a recruiter's agency. C: places and specialities. D: stems of the text.
  document tsvector not null,
  facet_bits bigint not null generated always as (search_facet_bits(facets)) stored,
  check (num_nonnulls(recruiter_id, agency_id) = 1 and id = coalesce(recruiter_id, agency_id))
) with (autovacuum_vacuum_scale_factor = 0.02);
create index on search_entries using gin (document, facets);
-- Suggestions search names only. This index gives Postgres statistics of names alone: 'sa' is in many places and in no name,
-- and without it all entries were read.
create index search_entries_names_idx on search_entries using gin (ts_filter(document, '{a,b}'));
create index search_entries_by_score on search_entries (score_rank desc, id desc) include (kind, review_count, facet_bits);
create index search_entries_by_reviews on search_entries (review_count desc, score_rank desc, id desc) include (kind, facet_bits);

-- The number of entries for each combination of filters; '' stands for any. A count is the sum of its rows: writes only
-- insert, so that none waits for another, and a task adds the rows up.
create table search_counts (
  kind text not null,
  claim text not null,
  place text not null,
  speciality text not null,
  role text not null,
  count bigint not null
);
create index on search_counts (place, speciality, role);

-- Every word in use. A mistyped word is compared with these, which are far fewer than profiles.
create table search_words (
  word text primary key,
  -- From a name, an agency, a place or a speciality; otherwise a stem from a text.
  is_name boolean not null
);
create index on search_words using gin (word gin_trgm_ops) where is_name;

-- Text before it is cut into words: folded, and without signs that Postgres would read as a host or an e-mail address.
create function search_text(value text) returns text
  language sql immutable parallel safe
  as $$ select regexp_replace(public.folded(coalesce(value, '')), '[!-/:-@\[-`{-~’]+', ' ', 'g') $$;

create function search_word(word text) returns tsquery
  language sql immutable parallel safe strict
  as $$ select ('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::tsquery $$;

-- The main postcode of an Australian place's state; see `stateOf` in common/countries.ts. ACT postcodes lie within NSW's.
create function search_state(country text, postcode text, location text) returns text
  language sql immutable parallel safe
  as $$
    select case
      when country <> 'AU' then null
      when postcode ~ '^\d{4}$' then case
        when postcode between '0200' and '0299' or postcode between '2600' and '2618' or postcode between '2900' and '2920' then '2600'
        when postcode between '1000' and '2999' then '2000'
        when postcode between '3000' and '3999' or postcode between '8000' and '8999' then '3000'
        when postcode between '4000' and '4999' or postcode between '9000' and '9999' then '4000'
        when postcode between '5000' and '5999' then '5000'
        when postcode between '6000' and '6999' then '6000'
        when postcode between '7000' and '7999' then '7000'
      end
      when location ~* '\m(ACT|Canberra|Australian Capital Territory)\M' then '2600'
      when location ~* '\m(NSW|New South Wales|Sydney)\M' then '2000'
      when location ~* '\m(VIC|Victoria|Melbourne)\M' then '3000'
      when location ~* '\m(QLD|Queensland|Brisbane)\M' then '4000'
      when location ~* '\m(SA|South Australia|Adelaide)\M' then '5000'
      when location ~* '\m(WA|Western Australia|Perth)\M' then '6000'
      when location ~* '\m(TAS|Tasmania|Hobart)\M' then '7000'
    end
  $$;

-- The names of the places among facets. A word such as `place3000` stands for every postcode of that state.
create function search_place_names(facets text[]) returns text
  language sql immutable parallel safe
  as $$
    select string_agg(names, ' ' order by place)
    from unnest(facets) facet
    join (values
      ('place:AU', 'Australia'), ('place:NZ', 'New Zealand'), ('place:HK', 'Hong Kong'), ('place:SG', 'Singapore'),
      ('place:GB', 'United Kingdom UK'),
      ('place:AU-2000', 'NSW New South Wales place2000'), ('place:AU-3000', 'VIC Victoria place3000'),
      ('place:AU-4000', 'QLD Queensland place4000'), ('place:AU-5000', 'SA South Australia place5000'),
      ('place:AU-6000', 'WA Western Australia place6000'), ('place:AU-7000', 'TAS Tasmania place7000'),
      ('place:AU-2600', 'ACT Australian Capital Territory place2600')
    ) known (place, names) on place = facet
  $$;

create function search_speciality_names(facets text[]) returns text
  language sql immutable parallel safe
  as $$ select string_agg(substr(facet, 12), ' ') from unnest(facets) facet where facet like 'speciality:%' $$;

create function search_document(name text, firm text, places text, facets text[], words text) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('simple', search_text(name)), 'A')
      || setweight(to_tsvector('simple', search_text(firm)), 'B')
      || setweight(to_tsvector('simple', search_text(
        concat_ws(' ', places, search_place_names(facets), search_speciality_names(facets)))), 'C')
      || setweight(to_tsvector('english', search_text(words)), 'D')
  $$;

create function search_recruiter_facets(r recruiters) returns text[]
  language sql immutable parallel safe
  as $$
    select array['kind:recruiter', case when r.is_claimed then 'claim:claimed' else 'claim:unclaimed' end, 'place:' || r.country]
      || array(select 'place:AU-' || state from (select search_state(r.country, r.postcode, r.location) as state) s where state is not null)
      || array(select distinct 'speciality:' || s from unnest(r.specialities) s order by 1)
      || array(select distinct 'role:' || t from unnest(r.role_types) t order by 1)
  $$;

create function search_recruiter_document(r recruiters) returns tsvector
  language sql stable parallel safe
  as $$
    select search_document(r.name, (select name from agencies where id = r.agency_id and is_approved),
      concat_ws(' ', r.location, r.postcode), search_recruiter_facets(r), concat_ws(' ', r.headline, r.about, 'recruiter'))
  $$;

-- An agency has its own place and those of its recruiters, and their specialities. It is claimed when one of them is.
create function search_agency_facets(a agencies) returns text[]
  language sql stable parallel safe
  as $$
    select array['kind:agency', case when coalesce(bool_or(r.is_claimed), false) then 'claim:claimed' else 'claim:unclaimed' end, 'place:' || a.country]
      || array(
        select 'place:AU-' || state from (
          select search_state(a.country, a.postcode, a.location)
          union
          select search_state(country, postcode, location) from recruiters where agency_id = a.id and country = a.country
        ) places (state) where state is not null order by 1)
      || array(select distinct 'speciality:' || s from recruiters, unnest(specialities) s where agency_id = a.id order by 1)
      || array(select distinct 'role:' || t from recruiters, unnest(role_types) t where agency_id = a.id order by 1)
    from recruiters r where r.agency_id = a.id
  $$;

create function search_agency_document(a agencies, facets text[]) returns tsvector
  language sql immutable parallel safe
  as $$
    select search_document(a.name, null, concat_ws(' ', a.location, a.postcode), facets,
      concat_ws(' ', a.description, 'recruitment agency'))
  $$;

-- Search: recruiters --------------------------------------------------------------------------------------------------

create function search_add_recruiters() returns trigger language plpgsql as $$
begin
  insert into search_entries (id, kind, recruiter_id, facets, score_rank, review_count, document)
    select r.id, 'recruiter', r.id, search_recruiter_facets(r), r.score_rank, r.review_count, search_recruiter_document(r)
    from recruiters r join added on added.id = r.id;
  return null;
end $$;
create trigger recruiters_search_add after insert on recruiters referencing new table as added
  for each statement execute function search_add_recruiters();

-- Scores age every night, which changes nothing but the sort order.
create function search_rank_recruiter() returns trigger language plpgsql as $$
begin
  update search_entries set score_rank = new.score_rank, review_count = new.review_count where id = new.id;
  return null;
end $$;
create trigger recruiters_search_rank after update of score_rank, review_count on recruiters for each row
  when ((old.score_rank, old.review_count) is distinct from (new.score_rank, new.review_count))
  execute function search_rank_recruiter();

create function search_change_recruiter() returns trigger language plpgsql as $$
begin
  update search_entries set facets = search_recruiter_facets(new), document = search_recruiter_document(new) where id = new.id;
  if old.agency_id <> new.agency_id then
    perform search_keep_agency(old.agency_id);
    perform search_keep_agency(new.agency_id);
  end if;
  return null;
end $$;
create trigger recruiters_search_change
  after update of name, agency_id, headline, about, country, location, postcode, specialities, role_types, is_claimed
  on recruiters for each row
  when ((old.name, old.agency_id, old.headline, old.about, old.country, old.location, old.postcode, old.specialities,
      old.role_types, old.is_claimed) is distinct from
    (new.name, new.agency_id, new.headline, new.about, new.country, new.location, new.postcode, new.specialities,
      new.role_types, new.is_claimed))
  execute function search_change_recruiter();

create function search_recruiter_left() returns trigger language plpgsql as $$
begin
  delete from search_entries where id = new.id;
  perform search_keep_agency(new.agency_id);
  return null;
end $$;
create trigger recruiters_search_left after update of gone_at on recruiters for each row
  when (old.gone_at is null and new.gone_at is not null)
  execute function search_recruiter_left();

create function search_recruiters_gone() returns trigger language plpgsql as $$
begin
  perform search_keep_agency(agency_id) from (select distinct agency_id from gone order by 1) agencies;
  return null;
end $$;
create trigger recruiters_search_gone after delete on recruiters referencing old table as gone
  for each statement execute function search_recruiters_gone();

-- Search: agencies ----------------------------------------------------------------------------------------------------

-- Locks first, counts in the next statement: a count in the same statement would see the recruiters as they were before.
create function search_keep_agency(agency uuid) returns void language plpgsql as $$
begin
  perform from search_entries where id = agency for no key update;
  update search_entries e set facets = f.facets, document = search_agency_document(a, f.facets)
    from agencies a, search_agency_facets(a) f (facets)
    where e.id = agency and a.id = agency and e.facets is distinct from f.facets;
end $$;

create function search_add_agencies() returns trigger language plpgsql as $$
begin
  insert into search_entries (id, kind, agency_id, facets, score_rank, review_count, document)
    select a.id, 'agency', a.id, f.facets, coalesce(g.score_rank, 3.0667), coalesce(g.review_count, 0), search_agency_document(a, f.facets)
    from agencies a join added on added.id = a.id cross join lateral search_agency_facets(a) f (facets)
    left join agency_figures g on g.agency_id = a.id
    where a.is_approved;
  return null;
end $$;
create trigger agencies_search_add after insert on agencies referencing new table as added
  for each statement execute function search_add_agencies();

create function search_change_agency() returns trigger language plpgsql as $$
declare
  found_by text[] := search_agency_facets(new);
begin
  if new.is_approved then
    insert into search_entries (id, kind, agency_id, facets, score_rank, review_count, document)
      select new.id, 'agency', new.id, found_by, score_rank, review_count, search_agency_document(new, found_by)
      from agency_figures where agency_id = new.id
      on conflict (id) do update set facets = excluded.facets, document = excluded.document;
  else
    delete from search_entries where id = new.id;
  end if;
  if (old.name, old.is_approved) is distinct from (new.name, new.is_approved) then
    update search_entries e set document = search_recruiter_document(r) from recruiters r
      where r.agency_id = new.id and e.id = r.id;
  end if;
  return null;
end $$;
create trigger agencies_search_change after update of name, is_approved, description, country, location, postcode
  on agencies for each row
  when ((old.name, old.is_approved, old.description, old.country, old.location, old.postcode) is distinct from
    (new.name, new.is_approved, new.description, new.country, new.location, new.postcode))
  execute function search_change_agency();

create function search_rank_agency() returns trigger language plpgsql as $$
begin
  update search_entries set score_rank = new.score_rank, review_count = new.review_count where id = new.agency_id;
  return null;
end $$;
create trigger agency_figures_search_rank after update of score_rank, review_count on agency_figures for each row
  when ((old.score_rank, old.review_count) is distinct from (new.score_rank, new.review_count))
  execute function search_rank_agency();

-- Search: counts and words --------------------------------------------------------------------------------------------

-- Every combination of filters that an entry counts in: 36 for a recruiter in one state with two specialities and two roles.
create function search_combinations(facets text[])
  returns table (kind text, claim text, place text, speciality text, role text)
  language sql immutable parallel safe
  as $$
    with f as (select split_part(facet, ':', 1) as name, substr(facet, strpos(facet, ':') + 1) as value from unnest(facets) facet)
    select k.value, c.value, p.value, s.value, r.value
    from f k, f c,
      (select '' as value union all select value from f where name = 'place') p,
      (select '' as value union all select value from f where name = 'speciality') s,
      (select '' as value union all select value from f where name = 'role') r
    where k.name = 'kind' and c.name = 'claim'
  $$;

-- Writes only new words, in order, so that nobody waits for a common word.
create function search_keep_words(words text[], are_names boolean) returns void language sql as $$
  insert into search_words (word, is_name)
    select distinct word, are_names from unnest(words) word
    where not exists (select from search_words known where known.word = word.word and (known.is_name or not are_names))
    order by word
    on conflict (word) do update set is_name = search_words.is_name or excluded.is_name
$$;

-- Stops suggesting a name once nobody has it.
create function search_drop_names(names text[]) returns void language sql as $$
  delete from search_words w
    where word = any(names) and not exists (select from search_entries e where e.document @@ search_word(w.word))
$$;

create function search_entries_added() returns trigger language plpgsql as $$
begin
  insert into search_counts select c.*, count(*) from added, search_combinations(facets) c group by 1, 2, 3, 4, 5;
  perform search_keep_words(array_agg(distinct lexeme), weights && '{A,B,C}')
    from added, unnest(document) group by weights && '{A,B,C}' order by weights && '{A,B,C}';
  perform search_keep_agency(agency_id) from (
    select distinct r.agency_id from added join recruiters r on r.id = added.recruiter_id order by 1) agencies;
  return null;
end $$;
create trigger search_entries_added after insert on search_entries referencing new table as added
  for each statement execute function search_entries_added();

create function search_entries_gone() returns trigger language plpgsql as $$
begin
  insert into search_counts select c.*, -count(*) from gone, search_combinations(facets) c group by 1, 2, 3, 4, 5;
  perform search_drop_names(array_agg(distinct lexeme)) from gone, unnest(document) where 'A' = any(weights);
  return null;
end $$;
create trigger search_entries_gone after delete on search_entries referencing old table as gone
  for each statement execute function search_entries_gone();

create function search_entry_changed() returns trigger language plpgsql as $$
begin
  if old.facets <> new.facets then
    insert into search_counts
      select (c.combination).*, sum(c.count) from (
        select combination, 1 as count from search_combinations(new.facets) combination
        union all
        select combination, -1 from search_combinations(old.facets) combination
      ) c group by combination having sum(c.count) <> 0;
    if new.recruiter_id is not null then
      perform search_keep_agency(agency_id) from recruiters where id = new.recruiter_id;
    end if;
  end if;
  if old.document <> new.document then
    perform search_keep_words(array_agg(lexeme), weights && '{A,B,C}')
      from unnest(new.document) group by weights && '{A,B,C}' order by weights && '{A,B,C}';
    perform search_drop_names(array_agg(lexeme)) from unnest(old.document) where 'A' = any(weights);
  end if;
  return null;
end $$;
create trigger search_entries_changed after update of facets, document on search_entries for each row
  when ((old.facets, old.document) is distinct from (new.facets, new.document))
  execute function search_entry_changed();

-- Leaderboards ---------------------------------------------------------------------------------------------------------

-- What orders the leaderboards: each claimed recruiter's reviews by one audience, in one period, as of the last UTC midnight.
-- A recruiter's recount renews them (`recountStandings`); triggers keep what comes from the recruiter's own row.
create table standings (
  recruiter_id uuid not null references recruiters on delete cascade,
  audience text not null check (audience in ('candidate', 'employer')),
  period text not null check (period in ('12m', '24m', 'all')),
  agency_id uuid not null references agencies on delete cascade,
  -- The recruiter's place and specialities, as in the search.
  facet_bits bigint not null,
  score numeric(6, 4) not null default 3.5,
  score_half numeric(6, 4) not null default 0.4333,
  score_rank numeric(6, 4) not null default 3.0667,
  -- The sums of weights and of weighted stars, from which the score is computed.
  score_weight double precision not null default 0,
  score_stars double precision not null default 0,
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  -- Those of the last 24 months, which decide whether there are enough.
  recent_count integer not null default 0,
  -- Level 4 placements of the last 12 months, and then who joined earlier, decide between equal ranks.
  proven_count integer not null default 0,
  seniority bigint not null,
  eligible_count integer not null,
  invited_count integer not null,
  -- As `missingFrom` in common/leaderboard/boards.ts.
  is_ranked boolean not null generated always as
    (recent_count >= 10 and eligible_count >= 10 and invited_count * 5 >= eligible_count * 4) stored,
  primary key (recruiter_id, audience, period)
);
create index standings_of_market on standings
  (audience, period, score_rank desc, proven_count desc, seniority desc, recruiter_id desc) include (facet_bits) where is_ranked;
create index standings_of_agency on standings
  (agency_id, audience, period, score_rank desc, proven_count desc, seniority desc, recruiter_id desc) where is_ranked;
create index standings_below on standings
  (agency_id, audience, period, recent_count desc, recruiter_id desc) where not is_ranked;

-- A recruiter's standings before any review is counted; none for a profile that nobody has claimed, or that is gone.
create function first_standings(r recruiters) returns setof standings language sql stable as $$
  select r.id, audience, period, r.agency_id, search_facet_bits(search_recruiter_facets(r)), 3.5, 0.4333, 3.0667, 0, 0, 0, 0, 0,
    0, -(extract(epoch from r.joined_at) * 1000)::bigint, r.eligible_count, r.invited_count, null::boolean
  from (values ('candidate'), ('employer')) a (audience), (values ('12m'), ('24m'), ('all')) p (period)
  where r.is_claimed and r.gone_at is null
$$;

create function keep_first_standings() returns trigger language plpgsql as $$
begin
  if not new.is_claimed or new.gone_at is not null then
    delete from standings where recruiter_id = new.id;
  end if;
  insert into standings (recruiter_id, audience, period, agency_id, facet_bits, seniority, eligible_count, invited_count)
    select recruiter_id, audience, period, agency_id, facet_bits, seniority, eligible_count, invited_count
    from first_standings(new)
    on conflict (recruiter_id, audience, period) do update set agency_id = excluded.agency_id, facet_bits = excluded.facet_bits,
      seniority = excluded.seniority, eligible_count = excluded.eligible_count, invited_count = excluded.invited_count;
  return null;
end $$;
create trigger recruiters_add_standings after insert on recruiters for each row execute function keep_first_standings();
create trigger recruiters_keep_standings
  after update of agency_id, country, location, postcode, specialities, role_types, is_claimed, gone_at, joined_at,
    eligible_count, invited_count
  on recruiters for each row
  when ((old.agency_id, old.country, old.location, old.postcode, old.specialities, old.role_types, old.is_claimed, old.gone_at,
      old.joined_at, old.eligible_count, old.invited_count) is distinct from
    (new.agency_id, new.country, new.location, new.postcode, new.specialities, new.role_types, new.is_claimed, new.gone_at,
      new.joined_at, new.eligible_count, new.invited_count))
  execute function keep_first_standings();

-- Profiles that a user has saved.
create table favourites (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  subject_id uuid not null generated always as (coalesce(recruiter_id, agency_id)) stored,
  created_at timestamptz not null,
  unique (user_id, subject_id),
  check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on favourites (user_id, created_at desc, id desc);
create index on favourites (recruiter_id) where recruiter_id is not null;
create index on favourites (agency_id) where agency_id is not null;

-- Invitations of an agency's or a company's admins to become one of its people.
create table member_invitations (
  id uuid primary key,
  agency_id uuid references agencies on delete cascade,
  company_id uuid references companies on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  is_admin boolean not null,
  invited_by uuid references users on delete set null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  state text not null default 'open' check (state in ('open', 'accepted', 'withdrawn')),
  accepted_by uuid references users on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  version integer not null default 1,
  created_at timestamptz not null,
  check (num_nonnulls(agency_id, company_id) = 1)
);
create unique index on member_invitations (agency_id, email) where agency_id is not null and state = 'open';
create unique index on member_invitations (company_id, email) where company_id is not null and state = 'open';
create index on member_invitations (agency_id, created_at desc, id desc) where agency_id is not null;
create index on member_invitations (company_id, created_at desc, id desc) where company_id is not null;
create index on member_invitations (expires_at);
create index on member_invitations (invited_by) where invited_by is not null;
create index on member_invitations (accepted_by) where accepted_by is not null;

-- Requests to join an agency or a company, by people who have an account. Each has one open request at a time.
create table join_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  agency_id uuid references agencies on delete cascade,
  company_id uuid references companies on delete cascade,
  message text check (length(message) between 1 and 500),
  -- The colleague who takes over their unsent review invitations, once they leave the agency that they are in.
  successor_id uuid references recruiters on delete set null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  declined_because text check (length(declined_because) between 1 and 500),
  decided_by uuid references users on delete set null,
  -- Also when it was withdrawn.
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check (num_nonnulls(agency_id, company_id) = 1),
  check ((state = 'open') = (decided_at is null)),
  check (declined_because is null or state = 'declined')
);
create unique index one_open_join_request on join_requests (user_id) where state = 'open';
create index on join_requests (user_id, created_at desc, id desc);
create index on join_requests (agency_id, created_at desc, id desc) where agency_id is not null;
create index on join_requests (company_id, created_at desc, id desc) where company_id is not null;
create index on join_requests (successor_id) where successor_id is not null;
create index on join_requests (decided_by) where decided_by is not null;
create index on join_requests (decided_at) where decided_at is not null;

-- Profiles that a hiring user opened, each with the last time.
create table profile_looks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  subject_id uuid not null generated always as (coalesce(recruiter_id, agency_id)) stored,
  looked_at timestamptz not null,
  unique (user_id, subject_id),
  check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on profile_looks (user_id, looked_at desc, id desc);
create index on profile_looks (looked_at);
create index on profile_looks (recruiter_id) where recruiter_id is not null;
create index on profile_looks (agency_id) where agency_id is not null;

-- What people chose on their way through the first steps. Which steps are done is told by the data: see `onboarding_done`.
create table onboardings (
  user_id uuid primary key references users on delete cascade,
  skipped text[] not null default '{}',
  -- Set while the person does not want to be led.
  dismissed_at timestamptz
);

-- The first steps that a recruiter has done: by themselves, or for an admin, anybody in the agency.
create function onboarding_done(of_recruiter uuid, is_of_agency boolean) returns text[] language plpgsql stable as $$
declare
  agency uuid;
  owner uuid;
begin
  select r.agency_id, r.user_id into agency, owner from recruiters r where r.id = of_recruiter;
  return array_remove(array[
    case when exists (select from users u where u.id = owner and u.is_profile_complete)
      and (not is_of_agency or exists (select from agencies a where a.id = agency and a.is_complete))
      then 'profile' end,
    case when exists (select from agencies a where a.id = agency and a.google_review_url is not null)
      or exists (select from google_places p where p.agency_id = agency and p.state = 'imported')
      or exists (select from recruiters r where r.id = of_recruiter and r.review_tallies ? 'level 0')
      then 'import-reviews' end,
    case when exists (select from placement_imports i where i.agency_id = agency and i.state = 'done')
      or exists (select from placements p where p.agency_id = agency and p.external_id is not null
        and p.source in ('jobadder', 'vincere', 'bullhorn'))
      or exists (select from connections c where c.agency_id = agency and c.started_at is not null
        and c.vendor in ('jobadder', 'vincere', 'bullhorn') and c.state <> 'disconnected')
      then 'ats-connect' end,
    case when case when is_of_agency then exists (select from placements p where p.agency_id = agency)
      else exists (select from placements p where p.recruiter_id = of_recruiter) end
      then 'create-placement' end,
    case when case when is_of_agency
      then exists (select from invitations i where i.agency_id = agency and i.state <> 'draft')
      else exists (select from invitations i where i.recruiter_id = of_recruiter and i.state <> 'draft') end
      then 'get-reviews' end,
    case when case when is_of_agency then exists (select from reviews r where r.agency_id = agency and r.has_reply
        and r.publication in ('published', 'under_review'))
      else exists (select from reviews r where r.recruiter_id = of_recruiter and r.has_reply
        and r.publication in ('published', 'under_review')) end
      then 'reply' end,
    case when exists (select from recruiters r where r.agency_id = agency and r.id <> of_recruiter
      and r.user_id is not null and r.gone_at is null)
      or exists (select from member_invitations i where i.agency_id = agency)
      then 'invite-team' end,
    case when case when is_of_agency then exists (select from review_shares s where s.agency_id = agency)
      else exists (select from review_shares s where s.recruiter_id = of_recruiter) end
      then 'share' end
  ], null);
end $$;

-- Recruiters and agencies that a company has an agreement with. Nobody outside the company sees them.
create table suppliers (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  subject_id uuid not null generated always as (coalesce(recruiter_id, agency_id)) stored,
  fee_percent numeric(5, 2) check (fee_percent between 0 and 100),
  guarantee_days integer check (guarantee_days between 0 and 3650),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  terms text not null default '' check (length(terms) <= 2000),
  notes text not null default '' check (length(notes) <= 2000),
  added_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- A removed one can be brought back until it is deleted.
  removed_at timestamptz,
  unique (company_id, id),
  unique (company_id, subject_id),
  check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on suppliers (company_id, created_at desc, id desc) where removed_at is null;
create index on suppliers (removed_at) where removed_at is not null;
create index on suppliers (added_by) where added_by is not null;
create index on suppliers (recruiter_id) where recruiter_id is not null;
create index on suppliers (agency_id) where agency_id is not null;

-- Marketplace -------------------------------------------------------------------------------------------------------

-- Jobs of companies. Amounts are in minor units of the currency, the fee is in hundredths of a percent.
create table jobs (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  created_by uuid references users on delete set null,
  state text not null check (state in ('draft', 'pending', 'pending_open', 'open', 'engaged', 'filled', 'closed', 'withdrawn')),
  title text not null check (length(title) between 2 and 120),
  description text not null default '' check (length(description) <= 10000),
  job_type text check (job_type in ('permanent', 'temp', 'fixed-term')),
  speciality text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  location text check (length(location) <= 80),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('year', 'day', 'hour')),
  salary_from integer check (salary_from >= 0),
  salary_to integer check (salary_to >= 0),
  -- People to be hired.
  openings integer not null default 1 check (openings between 1 and 100),
  search_type text check (search_type in ('open', 'invited', 'psa')),
  -- The job is engaged when so many recruiters work on it.
  wanted_recruiters integer not null default 3 check (wanted_recruiters between 1 and 20),
  fee_basis_points integer check (fee_basis_points between 0 and 10000),
  guarantee_days integer check (guarantee_days between 0 and 3650),
  -- Anybody may read it on a page of its own, and the profiles of recruiters who work on it name it.
  is_public boolean not null default false,
  is_on_profiles boolean not null default false,
  -- The days as chosen, and their moments in the zone of the person who published it: it closes after its last day.
  opens_on date,
  closes_on date,
  opens_at timestamptz,
  closes_at timestamptz,
  published_at timestamptz,
  opened_at timestamptz,
  ended_at timestamptz,
  ended_because text check (length(ended_because) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  declined_because text check (length(declined_because) <= 500),
  -- Kept by a trigger on engagements.
  engaged_count integer not null default 0,
  requested_count integer not null default 0,
  invited_count integer not null default 0,
  -- Kept by a trigger on applications: candidates who agreed, by the columns of the board; those hired, who are offered
  -- too; and those who have not answered.
  submitted_count integer not null default 0,
  interviewing_count integer not null default 0,
  offered_count integer not null default 0,
  rejected_count integer not null default 0,
  withdrawn_count integer not null default 0,
  hired_count integer not null default 0,
  unanswered_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (company_id, id),
  check (salary_to >= salary_from),
  check (search_type is not distinct from 'open' or not (is_public or is_on_profiles)),
  check (state not in ('open', 'engaged', 'filled') or opened_at is not null),
  check ((state in ('filled', 'closed', 'withdrawn')) = (ended_at is not null))
);
create index on jobs (company_id, created_at desc, id desc);
create index on jobs (company_id, folded(title), id);
create index on jobs (created_by) where created_by is not null;
create index on jobs (decided_by) where decided_by is not null;
create index on jobs (created_at desc, id desc);
create index on jobs (published_at, id) where state = 'pending';
create index on jobs (opens_at) where state = 'pending_open';
create index on jobs (closes_at) where state in ('open', 'engaged', 'pending_open');
-- What everybody can read, for sitemaps.
create index on jobs (id) where is_public and state in ('open', 'engaged');
-- What recruiters can find, the newest first.
create index on jobs (coalesce(opened_at, '-infinity'::timestamptz) desc, id desc) where state in ('open', 'engaged');
create index on jobs using gin (folded(title || ' ' || coalesce(location, '') || ' ' || description) gin_trgm_ops);

-- Recruiters who work on a job, or were invited to or asked to. At most one for each recruiter and job.
create table engagements (
  id uuid primary key,
  job_id uuid not null,
  company_id uuid not null,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  state text not null check (state in ('invited', 'requested', 'accepted', 'rejected', 'withdrawn')),
  -- Who began it: the company by inviting, or the recruiter by requesting.
  is_invitation boolean not null,
  -- A person invited before the job opens is told when it does.
  told_at timestamptz,
  pitch text not null default '' check (length(pitch) <= 2000),
  reason text not null default '' check (length(reason) <= 500),
  -- The side that rejected it or withdrew.
  ended_by text check (ended_by in ('company', 'recruiter')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (job_id, recruiter_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade on update cascade
);
create index on engagements (job_id, created_at, id);
create index on engagements (company_id);
create index on engagements (agency_id, changed_at desc, id desc);
create index on engagements (recruiter_id, changed_at desc, id desc);
create index on engagements (created_by) where created_by is not null;

create function count_engagements() returns trigger language plpgsql as $$
begin
  update jobs j set
    engaged_count = engaged_count + (new.state is not distinct from 'accepted')::integer - (old.state is not distinct from 'accepted')::integer,
    requested_count = requested_count + (new.state is not distinct from 'requested')::integer - (old.state is not distinct from 'requested')::integer,
    invited_count = invited_count + (new.state is not distinct from 'invited')::integer - (old.state is not distinct from 'invited')::integer
  where j.id = coalesce(new.job_id, old.job_id);
  return null;
end $$;
create trigger count_engagements after insert or delete or update of state on engagements
  for each row execute function count_engagements();

-- Candidates whom recruiters submitted for jobs. The company sees one only after the person agreed by an emailed link.
-- What is personal is null once it was erased.
create table applications (
  id uuid primary key,
  job_id uuid not null,
  company_id uuid not null,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  state text not null check (state in ('submitted', 'interviewing', 'offered', 'hired', 'rejected', 'withdrawn')),
  candidate_name text check (length(candidate_name) between 2 and 120),
  candidate_email text check (candidate_email = lower(candidate_email)),
  candidate_phone text check (length(candidate_phone) <= 40),
  -- Recognizes a person without their address: one agency owns the introduction to a company until a day.
  candidate_hash bytea check (length(candidate_hash) = 32),
  owned_until timestamptz,
  cv_file_id uuid unique references files on delete restrict,
  cv_name text check (length(cv_name) <= 200),
  pitch text not null default '' check (length(pitch) <= 2000),
  salary_wish integer check (salary_wish >= 0),
  notice_weeks smallint check (notice_weeks between 0 and 52),
  -- The link by which the person agrees, and later withdraws.
  token_hash bytea unique check (length(token_hash) = 32),
  asked_at timestamptz not null,
  times_asked smallint not null default 1,
  consented_at timestamptz,
  -- The job and the company that the person agreed to, as they were named.
  consented_to text check (length(consented_to) <= 300),
  reason text not null default '' check (length(reason) <= 500),
  ended_by text check (ended_by in ('company', 'recruiter', 'candidate', 'system')),
  ended_at timestamptz,
  erased_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade on update cascade,
  check (consented_at is not null or state in ('submitted', 'rejected', 'withdrawn')),
  check ((ended_at is not null) = (state in ('hired', 'rejected', 'withdrawn'))),
  check (erased_at is null or num_nonnulls(candidate_name, candidate_email, candidate_phone, candidate_hash, cv_file_id) = 0)
);
create unique index on applications (job_id, candidate_hash) where state in ('submitted', 'interviewing', 'offered', 'hired');
create index on applications (job_id, created_at, id);
create index on applications (company_id, created_at desc, id desc) where consented_at is not null;
create index on applications (company_id, candidate_hash);
create index on applications (agency_id, created_at desc, id desc);
create index on applications (recruiter_id, created_at desc, id desc);
create index on applications (created_by) where created_by is not null;
create index on applications (candidate_email) where candidate_email is not null;
create index on applications (asked_at) where consented_at is null and erased_at is null;
create index on applications (ended_at) where erased_at is null;

-- The column of the board that a candidate is in: null for one whom the company doesn't see.
create function application_column(a applications) returns text language sql immutable as $$
  select case when a.consented_at is null then case when a.state = 'submitted' then 'unanswered' end
    when a.state = 'hired' then 'offered' else a.state end
$$;

create function count_applications() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' then application_column(old) end;
  now_is text := case when tg_op <> 'DELETE' then application_column(new) end;
begin
  update jobs j set
    submitted_count = submitted_count + (now_is is not distinct from 'submitted')::integer - (was is not distinct from 'submitted')::integer,
    interviewing_count = interviewing_count + (now_is is not distinct from 'interviewing')::integer - (was is not distinct from 'interviewing')::integer,
    offered_count = offered_count + (now_is is not distinct from 'offered')::integer - (was is not distinct from 'offered')::integer,
    rejected_count = rejected_count + (now_is is not distinct from 'rejected')::integer - (was is not distinct from 'rejected')::integer,
    withdrawn_count = withdrawn_count + (now_is is not distinct from 'withdrawn')::integer - (was is not distinct from 'withdrawn')::integer,
    hired_count = hired_count + (new.state is not distinct from 'hired')::integer - (old.state is not distinct from 'hired')::integer,
    unanswered_count = unanswered_count + (now_is is not distinct from 'unanswered')::integer - (was is not distinct from 'unanswered')::integer
  where j.id = coalesce(new.job_id, old.job_id);
  return null;
end $$;
create trigger count_applications after insert or delete or update of state, consented_at on applications
  for each row execute function count_applications();

-- Filters of the marketplace that a recruiter saved, and whether new jobs that match are emailed to them.
create table saved_job_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- By the names of the marketplace's filters, in the form of common/jobs/searches.ts.
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  rhythm text not null check (rhythm in ('daily', 'never')),
  -- Jobs that opened until then were emailed, or were there when the person chose to get emails.
  last_sent_at timestamptz not null,
  next_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check ((rhythm = 'never') = (next_at is null))
);
create unique index on saved_job_searches (user_id, lower(name));
create index on saved_job_searches (user_id, created_at, id);
create index on saved_job_searches (next_at) where next_at is not null;

-- Interviews of candidates. Each side may propose times; the other accepts one of them.
create table interviews (
  id uuid primary key,
  application_id uuid not null,
  company_id uuid not null,
  agency_id uuid not null references agencies on delete cascade,
  round smallint not null check (round between 1 and 20),
  mode text not null check (mode in ('video', 'phone', 'in_person')),
  -- A link for a video call, a number, or an address.
  place text not null default '' check (length(place) <= 500),
  note text not null default '' check (length(note) <= 1000),
  minutes smallint not null check (minutes between 15 and 480),
  -- The zone of the side that proposed the times last.
  time_zone text not null,
  slots timestamptz[] not null check (cardinality(slots) between 1 and 5),
  proposed_by text not null check (proposed_by in ('company', 'recruiter')),
  -- The time that both agreed on. It stays while another is wished.
  starts_at timestamptz,
  state text not null check (state in ('proposed', 'accepted', 'reschedule_requested', 'completed', 'cancelled', 'no_show')),
  reason text not null default '' check (length(reason) <= 500),
  -- Grows with each change that calendars must learn of.
  sequence integer not null default 0,
  reminded_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade on update cascade,
  check (starts_at is not null or state in ('proposed', 'reschedule_requested', 'cancelled'))
);
create index on interviews (application_id, created_at, id);
create index on interviews (company_id);
create index on interviews (agency_id);
create index on interviews (created_by) where created_by is not null;
create index on interviews (starts_at) where state in ('accepted', 'reschedule_requested');

-- Offers to candidates. Amounts are in minor units of the currency, the fee is in hundredths of a percent.
create table offers (
  id uuid primary key,
  application_id uuid not null,
  company_id uuid not null,
  agency_id uuid not null references agencies on delete cascade,
  state text not null check (state in ('sent', 'accepted', 'rejected', 'withdrawn', 'expired')),
  job_type text not null check (job_type in ('permanent', 'temp', 'fixed-term')),
  salary integer not null check (salary >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  salary_period text not null check (salary_period in ('year', 'day', 'hour')),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  guarantee_days integer check (guarantee_days between 0 and 3650),
  conditions text not null default '' check (length(conditions) <= 2000),
  -- The last day to answer, and the moment after it in the zone of the person who made the offer.
  answer_by date not null,
  expires_at timestamptz not null,
  reason text not null default '' check (length(reason) <= 500),
  ended_at timestamptz,
  placement_id uuid references placements on delete set null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade on update cascade,
  check ((state = 'sent') = (ended_at is null)),
  check (placement_id is null or state = 'accepted')
);
create unique index on offers (application_id) where state in ('sent', 'accepted');
create index on offers (application_id, created_at, id);
create index on offers (company_id);
create index on offers (agency_id);
create index on offers (placement_id) where placement_id is not null;
create index on offers (created_by) where created_by is not null;
create index on offers (expires_at) where state = 'sent';

-- What a company and a recruiter write to each other: about a job, or about one candidate for it who has agreed.
create table job_threads (
  id uuid primary key,
  job_id uuid not null,
  company_id uuid not null,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  -- The candidate whom it is about; null if it is about the job.
  application_id uuid,
  -- Kept by the commands that write and read: messages that a side has not read.
  company_unread integer not null default 0 check (company_unread >= 0),
  recruiter_unread integer not null default 0 check (recruiter_unread >= 0),
  -- When a side was emailed last.
  company_mailed_at timestamptz,
  recruiter_mailed_at timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  unique (company_id, id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade on update cascade,
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade on update cascade
);
create unique index on job_threads (job_id, recruiter_id) where application_id is null;
create unique index on job_threads (application_id) where application_id is not null;
create index on job_threads (job_id);
create index on job_threads (company_id, last_message_at desc, id desc);
create index on job_threads (agency_id);
create index on job_threads (recruiter_id, last_message_at desc, id desc);

create table job_messages (
  id uuid primary key,
  thread_id uuid not null,
  company_id uuid not null,
  side text not null check (side in ('company', 'recruiter')),
  author_id uuid references users on delete set null,
  words text not null check (length(words) between 1 and 4000),
  created_at timestamptz not null,
  foreign key (company_id, thread_id) references job_threads (company_id, id) on delete cascade on update cascade
);
create index on job_messages (thread_id, created_at desc, id desc);
create index on job_messages (company_id);
create index on job_messages (author_id) where author_id is not null;

-- Agency reports ----------------------------------------------------------------------------------------------------

-- Figures of an agency's month or quarter as they were when the report was made. Nothing changes them later. Names and
-- reviews are read where they are, so what is erased there is gone from here as well.
create table agency_reports (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  span text not null check (span in ('month', 'quarter')),
  first_day date not null,
  last_day date not null check (last_day > first_day),
  made_at timestamptz not null,
  -- Everyone with the link may read it; otherwise only the agency's admins.
  is_shared boolean not null default false,
  -- Invitations sent in the period, and how far they had come.
  sent integer not null,
  opened integer not null,
  answered integer not null,
  published integer not null,
  -- Counted reviews of the period, all until its end, and the sums behind the score, aged to its end.
  counted integer not null,
  scored integer not null,
  weight double precision not null,
  stars double precision not null,
  -- Coverage on the day the report was made.
  eligible_count integer not null,
  invited_count integer not null,
  unique (agency_id, span, first_day)
);
create index on agency_reports (agency_id, last_day desc, first_day desc, id desc);

-- The figures of a recruiter, a speciality or a criterion in a report, or one of its newest reviews.
create table agency_report_lines (
  id uuid primary key,
  report_id uuid not null references agency_reports on delete cascade,
  kind text not null check (kind in ('recruiter', 'speciality', 'criterion', 'review')),
  place integer not null,
  recruiter_id uuid references recruiters on delete set null,
  review_id uuid references reviews on delete set null,
  -- A speciality, or an audience and its criterion.
  key text,
  sent integer not null default 0,
  answered integer not null default 0,
  counted integer not null default 0,
  scored integer not null default 0,
  weight double precision not null default 0,
  stars double precision not null default 0
);
create index on agency_report_lines (report_id, kind, place, id);
create index on agency_report_lines (recruiter_id) where recruiter_id is not null;
create index on agency_report_lines (review_id) where review_id is not null;

-- Surveys -----------------------------------------------------------------------------------------------------------

-- How an agency asks one audience for its net promoter score: the look, the email, and the ways to a public review,
-- which are open to all three groups or to none.
create table surveys (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  audience text not null check (audience in ('candidate', 'employer')),
  template text not null default 'default_template' check (template in ('default_template', 'custom_template')),
  -- Null: the standard opening question.
  question text check (length(question) between 1 and 200),
  accent text not null default '#0072bb' check (accent ~ '^#[0-9a-f]{6}$'),
  shows_logo boolean not null default true,
  intro text check (length(intro) between 1 and 1000),
  subject text check (length(subject) between 1 and 120),
  mail_text text check (length(mail_text) between 1 and 1000),
  offers_google boolean not null default false,
  offers_review boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (agency_id, audience),
  unique (agency_id, id)
);

-- A version of what a group of an audience is asked after its score. The questions are in the form of
-- common/surveys/questions.ts.
create table workflows (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  survey_id uuid not null,
  nps_group text not null check (nps_group in ('promoter', 'passive', 'detractor')),
  status text not null check (status in ('draft', 'live', 'old')),
  number integer not null check (number > 0),
  questions jsonb not null,
  thanks_title text not null check (length(thanks_title) <= 80),
  thanks_text text not null check (length(thanks_text) <= 600),
  notifies_owner boolean not null,
  sends_webhook boolean not null default false,
  version integer not null default 1,
  edited_by uuid references users on delete set null,
  edited_at timestamptz not null,
  published_by uuid references users on delete set null,
  published_at timestamptz,
  replaced_at timestamptz,
  unique (survey_id, nps_group, number),
  unique (agency_id, id),
  foreign key (agency_id, survey_id) references surveys (agency_id, id) on delete cascade,
  check ((status = 'draft') = (published_at is null)),
  check ((status = 'old') = (replaced_at is not null))
);
create unique index one_live_workflow_of_a_kind on workflows (survey_id, nps_group) where status = 'live';
create unique index one_draft_workflow_of_a_kind on workflows (survey_id, nps_group) where status = 'draft';
create index on workflows (agency_id, survey_id);
create index on workflows (survey_id, number desc, id desc);
create index on workflows (edited_by) where edited_by is not null;
create index on workflows (published_by) where published_by is not null;

-- Who has a draft open, so that two editors are told of each other.
create table workflow_editors (
  workflow_id uuid not null references workflows on delete cascade,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (workflow_id, user_id)
);
create index on workflow_editors (user_id);
create index on workflow_editors (seen_at);

-- Asks an audience by its survey: people of placements some days after the start, or a list.
create table campaigns (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  survey_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  trigger text not null check (trigger in ('placement_start', 'ats_status', 'list')),
  delay_days integer not null default 30 check (delay_days between 0 and 365),
  message text check (length(message) between 1 and 1000),
  sender_name text check (length(sender_name) between 1 and 60),
  -- Emails a day.
  throttle integer not null default 500 check (throttle between 1 and 20000),
  is_active boolean not null default false,
  -- Placements that started earlier are left out.
  since date,
  -- The status in the agency's software that starts the emails.
  ats_status text check (length(ats_status) between 1 and 100),
  has_open_link boolean not null default false,
  paused_at timestamptz,
  paused_because text,
  -- The number of bounces when somebody let the others go on.
  tolerated_bounces integer not null default 0,
  -- People who were emailed, and those of them whose email bounced.
  emailed_people integer not null default 0,
  bounced_people integer not null default 0,
  -- The last day on which it sent, in the agency's time zone, and its emails on that day.
  emailed_on date,
  emails_that_day integer not null default 0,
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (agency_id, id),
  foreign key (agency_id, survey_id) references surveys (agency_id, id) on delete cascade,
  check ((paused_at is null) = (paused_because is null)),
  check (not is_active or trigger = 'list' or since is not null)
);
create index on campaigns (agency_id, survey_id);
create index on campaigns (agency_id, created_at desc, id desc);
create index on campaigns (created_by) where created_by is not null;

-- How an agency's campaigns send. Without a row, the defaults apply.
create table campaign_settings (
  agency_id uuid primary key references agencies on delete cascade,
  -- For new campaigns that ask after a placement starts.
  candidate_delay_days integer not null default 30 check (candidate_delay_days between 0 and 365),
  employer_delay_days integer not null default 30 check (employer_delay_days between 0 and 365),
  sends_reminders boolean not null default true,
  first_reminder_day integer not null default 4 check (first_reminder_day between 3 and 30),
  second_reminder_day integer default 10 check (second_reminder_day between first_reminder_day + 3 and 50),
  -- Emails a day of all campaigns together.
  daily_limit integer not null default 2000 check (daily_limit between 1 and 100000),
  -- The hours and days in which emails leave, where the recipient is. 1 is Monday.
  send_from_hour integer not null default 9 check (send_from_hour between 0 and 23),
  send_until_hour integer not null default 17 check (send_until_hour between send_from_hour + 1 and 24),
  send_weekdays integer[] not null default '{1,2,3,4,5,6,7}'
    check (cardinality(send_weekdays) > 0 and send_weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  sender_name text check (length(sender_name) between 1 and 60),
  candidate_message text check (length(candidate_message) between 1 and 500),
  employer_message text check (length(employer_message) between 1 and 500),
  version integer not null default 1
);

-- A person whom a campaign asks.
create table survey_recipients (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  campaign_id uuid not null,
  placement_id uuid,
  recruiter_id uuid references recruiters on delete set null,
  name text not null check (length(name) <= 120),
  email text not null check (email = lower(email)),
  -- When the address was erased. It is empty from then on.
  address_gone_at timestamptz,
  state text not null check (state in ('queued', 'throttled', 'sent', 'started', 'partial', 'complete', 'bounced', 'unsubscribed', 'expired', 'cancelled')),
  cancelled_because text,
  bounced_because text,
  scheduled_for timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  expires_at timestamptz,
  next_reminder_at timestamptz,
  reminders_sent integer not null default 0 check (reminders_sent between 0 and 2),
  created_at timestamptz not null,
  unique (agency_id, id),
  foreign key (agency_id, campaign_id) references campaigns (agency_id, id) on delete cascade,
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete cascade,
  check ((state = 'cancelled') = (cancelled_because is not null)),
  check ((address_gone_at is null) = (email <> ''))
);
create unique index one_survey_of_a_placement on survey_recipients (campaign_id, placement_id) where placement_id is not null;
create unique index one_survey_of_an_address on survey_recipients (campaign_id, email) where placement_id is null and email <> '';
create index on survey_recipients (agency_id, email, sent_at);
create index on survey_recipients (agency_id, campaign_id, created_at desc, id desc);
create index on survey_recipients (agency_id, placement_id) where placement_id is not null;
create index on survey_recipients (agency_id, created_at desc, id desc);
create index on survey_recipients (recruiter_id, created_at desc, id desc) where recruiter_id is not null;
-- Who is asked next, who is reminded next, and whose links end next.
create index on survey_recipients (campaign_id, state, scheduled_for, id) where state in ('queued', 'throttled');
create index on survey_recipients (campaign_id, next_reminder_at, id) where next_reminder_at is not null;
create index on survey_recipients (expires_at) where state in ('sent', 'started', 'partial');
-- Finds everything that an address was asked when its owner unsubscribes from everybody.
create index on survey_recipients (email) where email <> '';

-- Another delay changes when everybody who waits is asked: they are looked at again.
create function look_at_recipients_again() returns trigger language plpgsql as $$
begin
  update survey_recipients set scheduled_for = created_at
  where campaign_id = new.id and state = 'queued' and placement_id is not null;
  return null;
end $$;
create trigger campaigns_change_their_delay after update of delay_days on campaigns
  for each row when (old.delay_days <> new.delay_days) execute function look_at_recipients_again();

alter table mails add foreign key (survey_recipient_id) references survey_recipients on delete set null;

-- The links of a recipient's emails. Each email has one of its own.
create table survey_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  recipient_id uuid not null references survey_recipients on delete cascade,
  created_at timestamptz not null
);
create index on survey_tokens (recipient_id);
create index on survey_tokens (created_at);

-- What somebody answered. An anonymous one has no recipient, a random id, and a day instead of a time, so that nothing
-- ties it to a person.
create table responses (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  campaign_id uuid not null,
  -- The version whose questions follow the score; null before there is one.
  workflow_id uuid,
  recipient_id uuid,
  recruiter_id uuid references recruiters on delete set null,
  -- How a browser continues an anonymous response.
  resume_hash bytea unique check (length(resume_hash) = 32),
  score integer check (score between 0 and 10),
  nps_group text generated always as (
    case when score >= 9 then 'promoter' when score >= 7 then 'passive' when score >= 0 then 'detractor' end) stored,
  comment text,
  may_quote boolean not null default false,
  is_complete boolean not null default false,
  answered_on date not null,
  answered_at timestamptz,
  -- The day on which what follows an anonymous response is done, for all of them at once, so that neither a case nor an
  -- email tells its time.
  follow_up_on date,
  unique (agency_id, id),
  foreign key (agency_id, campaign_id) references campaigns (agency_id, id) on delete cascade,
  foreign key (agency_id, workflow_id) references workflows (agency_id, id) on delete restrict,
  foreign key (agency_id, recipient_id) references survey_recipients (agency_id, id) on delete set null (recipient_id),
  check (recipient_id is null or resume_hash is null),
  check ((score is null) = (workflow_id is null))
);
create unique index one_response_of_a_recipient on responses (recipient_id) where recipient_id is not null;
create index on responses (agency_id, campaign_id);
create index on responses (agency_id, workflow_id) where workflow_id is not null;
create index on responses (agency_id, recipient_id) where recipient_id is not null;
create index on responses (agency_id, answered_on desc, id desc);
create index on responses (recruiter_id) where recruiter_id is not null;
create index on responses (follow_up_on) where follow_up_on is not null;
create index on responses using gin (folded(comment) gin_trgm_ops) where comment is not null;

-- The answer to each question but the score, in the form of common/surveys/answers.ts.
create table answers (
  response_id uuid not null references responses on delete cascade,
  question_id text not null check (length(question_id) between 1 and 12),
  value jsonb not null,
  primary key (response_id, question_id)
);

-- What an agency does about a detractor's response.
create table nps_cases (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  response_id uuid not null,
  state text not null default 'open' check (state in ('open', 'contacted', 'resolved')),
  -- Who looks after it. Nobody, once they have left.
  owner_id uuid references recruiters on delete set null,
  due_on date not null,
  opened_at timestamptz not null,
  contacted_at timestamptz,
  resolved_at timestamptz,
  -- When its owner was told that it is overdue.
  reminded_at timestamptz,
  version integer not null default 1,
  unique (agency_id, response_id),
  unique (agency_id, id),
  foreign key (agency_id, response_id) references responses (agency_id, id) on delete cascade,
  check ((state = 'resolved') = (resolved_at is not null))
);
create index on nps_cases (agency_id, due_on, id);
create index on nps_cases (agency_id, opened_at desc, id desc);
create index on nps_cases (owner_id) where owner_id is not null;
create index on nps_cases (due_on) where state <> 'resolved' and reminded_at is null;

-- What people note about a case. Nobody changes a note afterwards.
create table nps_case_notes (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  case_id uuid not null,
  author_id uuid references users on delete set null,
  words text not null check (length(words) between 1 and 2000),
  noted_at timestamptz not null,
  foreign key (agency_id, case_id) references nps_cases (agency_id, id) on delete cascade
);
create index on nps_case_notes (agency_id, case_id);
create index on nps_case_notes (case_id, noted_at desc, id desc);
create index on nps_case_notes (author_id) where author_id is not null;

-- Reviews shown on other sites.
create table widgets (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  -- In the address of what is shown. Everyone who sees the host page knows it.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{12}$'),
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('carousel', 'pinnedLeft', 'footerBar', 'testimonial')),
  layout text not null check (layout in ('single', 'double', 'triple', 'fullwidth', 'aside', 'footer')),
  theme text not null check (theme in ('light', 'dark')),
  accent text not null default '#0072bb' check (accent ~ '^#[0-9a-f]{6}$'),
  -- Whose reviews: a recruiter's, a team's, or the whole agency's if both are null. A recruiter's is shown only while
  -- they are at the agency.
  recruiter_id uuid references recruiters on delete cascade,
  team_id uuid,
  check (recruiter_id is null or team_id is null),
  -- Which of them. Never by stars.
  audience text check (audience in ('candidate', 'employer')),
  speciality text,
  least_level integer not null default 1 check (least_level between 1 and 4),
  -- The sites that may show it, such as 'https://agency.example'. Empty: every site.
  origins text[] not null default '{}',
  is_paused boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  version integer not null default 1,
  page_version bigint not null default 1,
  unique (agency_id, id),
  foreign key (agency_id, team_id) references teams (agency_id, id) on delete cascade
);
create index on widgets (agency_id, created_at desc, id desc);
create index on widgets (recruiter_id) where recruiter_id is not null;
create index on widgets (agency_id, team_id) where team_id is not null;
create index on widgets (created_by) where created_by is not null;

-- Pictures of reviews and jobs for social networks, with the text beside them.
create table posts (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  -- In the address of its picture and of a job's page: nobody finds it by trying.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null check (kind in ('review', 'job')),
  state text not null default 'draft' check (state in ('draft', 'made')),
  shape text not null check (shape in ('wide', 'square', 'story')),
  settings jsonb not null,
  -- Null once the review's row is gone.
  review_id uuid,
  -- The version of the review that the post was made of, to tell when it was edited.
  review_version integer,
  -- The chosen part of the review; null for as much as fits.
  quote text check (length(quote) <= 3000),
  title text check (length(title) between 1 and 80),
  subtitle text check (length(subtitle) <= 120),
  description text check (length(description) <= 600),
  location text check (length(location) <= 80),
  -- What is written beside the picture, and where a job's post leads.
  text text check (length(text) <= 2400),
  link text check (length(link) <= 500),
  background_file_id uuid references files on delete restrict,
  -- Who has the link may see a draft until it expires.
  draft_token_hash bytea unique,
  draft_token_until timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  page_version bigint not null default 1,
  unique (agency_id, id),
  check ((kind = 'job') = (title is not null)),
  check (kind = 'review' or (review_id is null and quote is null)),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete set null (review_id)
);
create index on posts (recruiter_id, updated_at desc, id desc);
create index on posts (agency_id, updated_at desc, id desc);
create index on posts (updated_at desc, id desc);
create index on posts (agency_id, review_id) where review_id is not null;
create index on posts (background_file_id) where background_file_id is not null;
create index on posts (created_by) where created_by is not null;

-- How often a widget was shown on a site on a day. The site is '' where the browser does not say it.
create table widget_views (
  widget_id uuid not null,
  agency_id uuid not null,
  origin text not null check (length(origin) <= 255),
  viewed_on date not null,
  views integer not null default 0,
  primary key (widget_id, viewed_on, origin),
  foreign key (agency_id, widget_id) references widgets (agency_id, id) on delete cascade
);
create index on widget_views (agency_id, widget_id);

-- Documents that say what a recruiter or an agency has done, to send with a tender.
create table capability_statements (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  -- The recruiter it is about; null for the agency. A recruiter's is shown only while they are at the agency.
  recruiter_id uuid references recruiters on delete cascade,
  name text not null check (length(name) between 1 and 60),
  about text not null default '' check (length(about) <= 2000),
  -- All sections in order, and those that are shown.
  sections text[] not null,
  shown text[] not null check (shown <@ sections),
  -- The reviews it quotes. They are read where they are: one that is no longer public is not quoted.
  review_ids uuid[] not null default '{}' check (cardinality(review_ids) <= 12),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (agency_id, id)
);
create index on capability_statements (agency_id, created_at desc, id desc);
create index on capability_statements (recruiter_id) where recruiter_id is not null;
create index on capability_statements (created_by) where created_by is not null;

-- A statement as it was when it was shared. Reviews and people are named by their ids only, and read where they are.
create table statement_versions (
  id uuid primary key,
  agency_id uuid not null,
  statement_id uuid not null,
  -- In its link. Kept as it is, because its people copy the link again; it opens nothing but this row.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  number integer not null,
  about text not null,
  -- Those that are shown, in order.
  sections text[] not null,
  review_ids uuid[] not null,
  member_ids uuid[] not null,
  -- `StatementFigures` as JSON.
  figures jsonb not null,
  shared_by uuid references users on delete set null,
  shared_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > shared_at),
  withdrawn_at timestamptz,
  views integer not null default 0,
  -- Each visitor once a day.
  visitors integer not null default 0,
  last_viewed_at timestamptz,
  unique (agency_id, id),
  unique (statement_id, number),
  foreign key (agency_id, statement_id) references capability_statements (agency_id, id) on delete cascade
);
create index on statement_versions (agency_id, statement_id);
create index on statement_versions (statement_id, shared_at desc, id desc);
create index on statement_versions (shared_by) where shared_by is not null;

-- Tells the visitors of a day apart. The hash is of the network, with that day's salt.
create table statement_visits (
  version_id uuid not null,
  agency_id uuid not null,
  viewed_on date not null,
  visitor_hash bytea not null check (length(visitor_hash) = 32),
  primary key (version_id, viewed_on, visitor_hash),
  foreign key (agency_id, version_id) references statement_versions (agency_id, id) on delete cascade
);
create index on statement_visits (agency_id, version_id);
create index on statement_visits (viewed_on);

-- An address that gets an agency's survey answers. Its secrets are derived from the installation's, by their number.
create table webhooks (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  url text not null check (url like 'https://%' and length(url) <= 500),
  is_on boolean not null default true,
  -- Gets every complete response, and not only those whose workflow sends them.
  takes_all boolean not null default false,
  secret_number integer not null default 1,
  secret_at timestamptz not null,
  -- Who made the secret, and may see it at first.
  secret_by uuid references users on delete set null,
  failing_since timestamptz,
  -- When it was turned off because it had failed for days.
  stopped_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (agency_id, id)
);
create index on webhooks (agency_id, created_at, id);
create index on webhooks (secret_by) where secret_by is not null;

-- What lets an agency's own software use the API, or, as `hook`, send placements to one address that holds the secret.
-- The secret follows from the id: only its hash is compared. One that was revoked stays for a while, for the audit log.
create table api_tokens (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  kind text not null check (kind in ('token', 'hook')),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (scopes <> '{}' and scopes <@ array['placements:read', 'placements:write', 'invitations:read', 'invitations:write', 'reviews:read', 'score:read']),
  token_hash bytea not null unique check (length(token_hash) = 32),
  hint text not null check (length(hint) = 4),
  -- Who made it, and may see it at first.
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  version integer not null default 1
);
create index on api_tokens (agency_id, created_at desc, id desc);
create index on api_tokens (created_by) where created_by is not null;
create index on api_tokens (revoked_at) where revoked_at is not null;

-- How many requests an agency made in its latest minute, for the limit of the API.
create table api_windows (
  agency_id uuid primary key references agencies on delete cascade,
  began_at timestamptz not null,
  requests integer not null
);

-- An event on its way to a webhook, and what came of it.
create table webhook_deliveries (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  webhook_id uuid not null,
  response_id uuid,
  event text not null check (event in ('response.completed', 'webhook.test')),
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  status integer,
  -- The beginning of what the receiver answered.
  excerpt text check (length(excerpt) <= 300),
  problem text check (length(problem) <= 300),
  created_at timestamptz not null,
  last_at timestamptz,
  next_at timestamptz,
  foreign key (agency_id, webhook_id) references webhooks (agency_id, id) on delete cascade,
  foreign key (agency_id, response_id) references responses (agency_id, id) on delete cascade,
  check ((state = 'waiting') = (next_at is not null))
);
create unique index one_delivery_of_a_response on webhook_deliveries (webhook_id, response_id) where response_id is not null;
create index on webhook_deliveries (agency_id, webhook_id);
create index on webhook_deliveries (agency_id, response_id) where response_id is not null;
create index on webhook_deliveries (webhook_id, created_at desc, id desc);
create index on webhook_deliveries (created_at);

-- Connections to other software. One of a vendor for an agency, or for one person of it (LinkedIn).
create table connections (
  id uuid primary key,
  agency_id uuid not null references agencies on delete restrict,
  -- Whose own account it is; null for an agency's.
  user_id uuid references users on delete cascade,
  vendor text not null check (vendor in ('jobadder', 'vincere', 'bullhorn', 'google', 'linkedin')),
  -- 'connecting': signed in, and what a first sync would bring is read and shown; nothing is added yet.
  state text not null check (state in ('connecting', 'live', 'needs_attention', 'paused', 'disconnected')),
  account_id text not null,
  account_name text not null check (length(account_name) <= 200),
  connected_by uuid references users on delete set null,
  -- What was typed before connecting, such as an API username.
  settings jsonb not null default '{}',
  -- What the vendor's own words for types and statuses mean: {"types": {…}, "statuses": {…}}.
  meanings jsonb not null default '{"types": {}, "statuses": {}}',
  -- The last problem, as one sentence, and how often it came in a row.
  problem_kind text,
  problem text check (length(problem) <= 500),
  failures integer not null default 0,
  -- Everything up to this time has been read. While a window is being read, where it ends, and its next page.
  synced_to timestamptz,
  window_to timestamptz,
  page text,
  -- When the first reading ended, whose counts are shown, and when placements were first added.
  read_at timestamptz,
  started_at timestamptz,
  people_read_at timestamptz,
  last_synced_at timestamptz,
  next_sync_at timestamptz,
  -- The last time that everything was compared, and what the comparison has seen so far.
  compared_at timestamptz,
  comparing_since timestamptz,
  compare_page text,
  -- How many requests were made on a day: some vendors count them.
  calls_on date,
  calls integer not null default 0,
  -- The webhook or subscription at the vendor.
  watch_id text,
  version integer not null default 1,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (agency_id, id),
  check ((state = 'disconnected') = (ended_at is not null)),
  check ((page is null) or (window_to is not null))
);
create unique index one_connection_of_a_vendor on connections (agency_id, vendor, coalesce(user_id, '00000000-0000-0000-0000-000000000000'))
  where state <> 'disconnected';
create index on connections (agency_id, created_at desc, id desc);
create index on connections (next_sync_at) where next_sync_at is not null;
create index on connections (user_id) where user_id is not null;
create index on connections (connected_by) where connected_by is not null;
create index on connections (created_at desc, id desc);

-- Tokens of a connection, encrypted. Apart from it, so that renewing them holds up nobody who reads the connection.
create table connection_credentials (
  connection_id uuid primary key references connections on delete cascade,
  sealed bytea not null,
  expires_at timestamptz not null,
  renewed_at timestamptz not null,
  -- When its person was told that it ends soon.
  ending_told_at timestamptz
);

-- Posts that people share on a network in their own name. 'unknown': the network may have posted it, or not.
create table post_shares (
  id uuid primary key,
  agency_id uuid not null,
  post_id uuid not null,
  user_id uuid not null references users on delete cascade,
  connection_id uuid references connections on delete set null,
  network text not null check (network in ('linkedin')),
  state text not null default 'sharing' check (state in ('sharing', 'shared', 'failed', 'unknown')),
  -- The post as it was confirmed.
  post_version integer not null,
  text text not null check (length(text) between 1 and 3000),
  tries integer not null default 0,
  -- Set before the network is told to post: until its answer is noted, nobody else tells it.
  posting_at timestamptz,
  -- What the network calls it.
  external_id text check (length(external_id) <= 200),
  problem text check (length(problem) <= 500),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (agency_id, id),
  check ((state = 'sharing') = (settled_at is null)),
  foreign key (agency_id, post_id) references posts (agency_id, id) on delete cascade
);
create unique index one_share_at_a_time on post_shares (post_id, user_id, network) where state = 'sharing';
create index on post_shares (agency_id, post_id);
create index on post_shares (post_id, created_at desc, id desc);
create index on post_shares (user_id);
create index on post_shares (connection_id) where connection_id is not null;
create index on post_shares (created_at) where state = 'sharing';

-- Somebody on the way to a vendor's sign-in page and back, for ten minutes. Bound to the person and the browser.
create table authorizations (
  id uuid primary key,
  state_hash bytea not null unique check (length(state_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  vendor text not null,
  purpose text not null check (purpose in ('connect', 'sign_in')),
  user_id uuid references users on delete cascade,
  agency_id uuid references agencies on delete cascade,
  settings jsonb not null default '{}',
  -- The connection that came of it.
  connection_id uuid references connections on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  check (purpose <> 'connect' or (user_id is not null and agency_id is not null))
);
create index on authorizations (created_at);
create index on authorizations (user_id) where user_id is not null;
create index on authorizations (agency_id) where agency_id is not null;
create index on authorizations (connection_id) where connection_id is not null;

-- Other software by which somebody signs in.
create table sign_in_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  vendor text not null,
  -- Who they are there.
  subject text not null check (length(subject) <= 500),
  -- Their address there when they linked it.
  email text check (length(email) <= 254),
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (vendor, subject)
);
create index on sign_in_links (user_id, created_at, id);

-- Somebody who came back from other software that isn't linked: who they are there, until they show which account is theirs.
create table pending_sign_ins (
  id uuid primary key,
  -- The browser has its token.
  handle_hash bytea not null unique check (length(handle_hash) = 32),
  vendor text not null,
  subject text not null check (length(subject) <= 500),
  email text check (length(email) <= 254),
  -- What finishes it: the account's password, or a mailed link.
  needs text not null check (needs in ('password', 'mail')),
  -- Whose account it may become a link of; null until a mailed link names it.
  user_id uuid references users on delete cascade,
  -- The newest mailed link.
  link_hash bytea unique check (length(link_hash) = 32),
  mailed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index on pending_sign_ins (user_id) where user_id is not null;
create index on pending_sign_ins (expires_at);

-- The consultants in the agency's software, and who they are here.
create table connection_people (
  id uuid primary key,
  agency_id uuid not null,
  connection_id uuid not null,
  external_id text not null check (length(external_id) <= 100),
  name text not null check (length(name) <= 200),
  email text check (length(email) <= 254),
  title text check (length(title) <= 200),
  -- Deactivated there.
  is_gone boolean not null default false,
  recruiter_id uuid,
  matched_by text check (matched_by in ('address', 'hand')),
  -- An admin wants none of this person's placements.
  is_ignored boolean not null default false,
  version integer not null default 1,
  unique (connection_id, external_id),
  unique (agency_id, id),
  foreign key (agency_id, connection_id) references connections (agency_id, id) on delete cascade,
  foreign key (recruiter_id) references recruiters on delete set null (recruiter_id),
  check ((recruiter_id is null) or not is_ignored)
);
create index on connection_people (connection_id, folded(name), id);
create index on connection_people (agency_id, connection_id);
create index on connection_people (recruiter_id) where recruiter_id is not null;

-- What was read of a vendor's placements. The facts stay only until they are in a placement.
create table connection_records (
  id uuid primary key,
  connection_id uuid not null,
  agency_id uuid not null,
  external_id text not null check (length(external_id) <= 100),
  hash text not null,
  facts jsonb,
  owner_id text,
  candidate_id text,
  contact_id text,
  outcome text not null check (outcome in ('added', 'known', 'waiting', 'left_out')),
  reason text,
  placement_id uuid references placements on delete set null,
  -- Not looked at yet, or to be looked at again.
  is_due boolean not null,
  read_at timestamptz not null,
  seen_at timestamptz not null,
  unique (connection_id, external_id),
  foreign key (agency_id, connection_id) references connections (agency_id, id) on delete cascade
);
create index on connection_records (connection_id, external_id) where is_due;
create index on connection_records (connection_id, outcome, reason);
create index on connection_records (agency_id, read_at desc, id desc);
create index on connection_records (connection_id, owner_id);
create index on connection_records (connection_id, candidate_id) where candidate_id is not null;
create index on connection_records (connection_id, contact_id) where contact_id is not null;
create index on connection_records (agency_id, connection_id);
create index on connection_records (placement_id) where placement_id is not null;
create index on connection_records (connection_id, seen_at);

-- What happened to a connection, in the order in which it happened.
create table connection_events (
  id uuid primary key,
  agency_id uuid not null,
  connection_id uuid not null,
  at timestamptz not null,
  kind text not null,
  details jsonb not null default '{}',
  foreign key (agency_id, connection_id) references connections (agency_id, id) on delete cascade
);
create index on connection_events (connection_id, at desc, id desc);
create index on connection_events (agency_id, connection_id);
create index on connection_events (at);

-- What vendors pointed us to: read this again. Repeats have the same event.
create table connection_hints (
  connection_id uuid not null references connections on delete cascade,
  event_id text not null check (length(event_id) <= 200),
  placement_id text check (length(placement_id) <= 100),
  person_id text check (length(person_id) <= 100),
  received_at timestamptz not null,
  done_at timestamptz,
  primary key (connection_id, event_id)
);
create index on connection_hints (connection_id, received_at) where done_at is null;
create index on connection_hints (received_at);

-- Places of the Google Business Profile that an agency has connected. 'found': its reviews can be imported; 'imported':
-- they are kept, and shown on the agency's public page with their source. They are never reviews of ours.
create table google_places (
  id uuid primary key,
  agency_id uuid not null,
  connection_id uuid not null,
  -- Google's names: 'accounts/1' and 'locations/2'.
  account text not null check (length(account) <= 100),
  location text not null check (length(location) <= 100),
  place_id text check (length(place_id) <= 300),
  title text not null check (length(title) <= 300),
  address text check (length(address) <= 500),
  maps_uri text check (length(maps_uri) <= 1000),
  -- Where anybody writes a review of it.
  new_review_uri text check (length(new_review_uri) <= 1000),
  is_verified boolean not null,
  state text not null check (state in ('found', 'imported')),
  -- As Google says, and when it did.
  review_count integer,
  average numeric(2, 1) check (average between 1 and 5),
  looked_at timestamptz,
  imported_at timestamptz,
  -- All changes up to this time have been read, and when everything was last compared.
  read_to timestamptz,
  read_at timestamptz,
  compared_at timestamptz,
  version integer not null default 1,
  unique (connection_id, location),
  unique (agency_id, id),
  foreign key (agency_id, connection_id) references connections (agency_id, id) on delete cascade,
  check ((state = 'imported') = (imported_at is not null))
);
create index on google_places (agency_id, folded(title), id);
create index on google_places (agency_id, connection_id);

-- Reviews that people wrote on Google. One that goes there goes here. Of a place that isn't imported only the newest
-- three, to look at.
create table google_reviews (
  id uuid primary key,
  agency_id uuid not null,
  google_place_id uuid not null,
  external_id text not null check (length(external_id) <= 300),
  -- As shown on Google; null for those who hide their name.
  author text check (length(author) <= 200),
  stars integer check (stars between 1 and 5),
  body text check (length(body) <= 10000),
  reply text check (length(reply) <= 10000),
  replied_at timestamptz,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  unique (google_place_id, external_id),
  foreign key (agency_id, google_place_id) references google_places (agency_id, id) on delete cascade
);
create index on google_reviews (agency_id, written_at desc, id desc);
create index on google_reviews (google_place_id, written_at desc, id desc);
create index on google_reviews (agency_id, google_place_id);

-- How many anonymous responses a network began on a day. Apart from them, so that nothing ties one to a network.
create table anonymous_responses (
  campaign_id uuid not null references campaigns on delete cascade,
  network_hash bytea not null check (length(network_hash) = 32),
  day date not null,
  count integer not null default 1,
  primary key (campaign_id, network_hash, day)
);
create index on anonymous_responses (day);

-- Words that an agency's people put on responses to find them again. A tag goes with its last response.
create table survey_tags (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  name text not null check (length(name) between 1 and 30),
  created_at timestamptz not null,
  unique (agency_id, id)
);
create unique index one_tag_of_a_name on survey_tags (agency_id, folded(name));
create index on survey_tags (agency_id, name, id);

create table response_tags (
  agency_id uuid not null references agencies on delete cascade,
  response_id uuid not null,
  tag_id uuid not null,
  primary key (response_id, tag_id),
  foreign key (agency_id, response_id) references responses (agency_id, id) on delete cascade,
  foreign key (agency_id, tag_id) references survey_tags (agency_id, id) on delete cascade
);
create index on response_tags (agency_id, response_id);
create index on response_tags (agency_id, tag_id);

-- Figures of surveys ------------------------------------------------------------------------------------------------

-- What surveys brought on each day: one row for each recruiter at an agency, and one for the whole agency (without a
-- recruiter). As with `figure_days`, triggers only insert deltas, which a task merges into these rows, and a sum over both
-- is right at any time.
create table nps_days (
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  audience text not null check (audience in ('candidate', 'employer')),
  day date not null,
  -- People emailed on that day, and how far each has come by now.
  sent integer not null,
  opened integer not null,
  started integer not null,
  answered integer not null,
  -- Answers given on that day, with and without an email, by score: those of 0 are first.
  scores integer[] not null check (cardinality(scores) = 11),
  unique nulls not distinct (agency_id, recruiter_id, audience, day)
);
create index on nps_days (recruiter_id) where recruiter_id is not null;

-- What each campaign has brought in all, and each version of a workflow by its campaigns. Emails have no workflow, because
-- the score decides which one follows.
create table survey_totals (
  agency_id uuid not null references agencies on delete cascade,
  campaign_id uuid not null,
  workflow_id uuid,
  sent integer not null,
  opened integer not null,
  started integer not null,
  answered integer not null,
  completed integer not null,
  scores integer[] not null check (cardinality(scores) = 11),
  unique nulls not distinct (campaign_id, workflow_id),
  foreign key (agency_id, campaign_id) references campaigns (agency_id, id) on delete cascade,
  foreign key (agency_id, workflow_id) references workflows (agency_id, id) on delete cascade
);
create index on survey_totals (agency_id, campaign_id);
create index on survey_totals (agency_id, workflow_id) where workflow_id is not null;

-- Rows outlive what they name until the next merge, so nothing is referenced.
create table survey_deltas (
  id bigint generated always as identity primary key,
  agency_id uuid not null,
  recruiter_id uuid,
  campaign_id uuid not null,
  workflow_id uuid,
  audience text not null,
  day date not null,
  sent integer not null,
  opened integer not null,
  started integer not null,
  answered integer not null,
  completed integer not null,
  -- How many more answers have this score.
  score integer,
  scored integer not null
);
create index on survey_deltas (agency_id);

-- How often each answer was given in a version of a workflow, by the keys of `answer_keys`.
create table answer_counts (
  agency_id uuid not null references agencies on delete cascade,
  workflow_id uuid not null,
  question_id text not null,
  key text not null,
  count integer not null,
  primary key (workflow_id, question_id, key),
  foreign key (agency_id, workflow_id) references workflows (agency_id, id) on delete cascade
);
create index on answer_counts (agency_id, workflow_id);

create table answer_count_deltas (
  id bigint generated always as identity primary key,
  workflow_id uuid not null,
  question_id text not null,
  key text not null,
  count integer not null
);
create index on answer_count_deltas (workflow_id);

create type survey_figures as (
  agency_id uuid, recruiter_id uuid, campaign_id uuid, workflow_id uuid, audience text, day date,
  sent integer, opened integer, started integer, answered integer, completed integer, score integer, scored integer
);

create function audience_of_campaign(of_campaign uuid) returns text language sql stable as $$
  select s.audience from campaigns c join surveys s on s.id = c.survey_id where c.id = of_campaign
$$;

-- What a recipient counts, times a factor. A later step implies the earlier ones.
create function figures_of_recipient(r survey_recipients, times integer) returns setof survey_figures language sql stable as $$
  select r.agency_id, r.recruiter_id, r.campaign_id, null::uuid, a.audience, (r.sent_at at time zone 'UTC')::date,
    times,
    case when coalesce(r.opened_at, r.started_at, r.completed_at) is null and not a.is_scored then 0 else times end,
    case when coalesce(r.started_at, r.completed_at) is null and not a.is_scored then 0 else times end,
    case when a.is_scored then times else 0 end,
    0, null::integer, 0
  from (
    select audience_of_campaign(r.campaign_id) as audience,
      exists (select from responses v where v.recipient_id = r.id and v.score is not null) as is_scored
  ) a
  where r.sent_at is not null and a.audience is not null
$$;

-- Whether a response is shown and counted. An anonymous one is not on the day of its answer, so that nothing tells its time.
create function is_settled(v responses) returns boolean language sql immutable parallel safe as $$
  select v.score is not null and v.follow_up_on is distinct from v.answered_on + 1
$$;

-- What a response counts on the day of the answer, times a factor.
create function figures_of_response(v responses, times integer) returns setof survey_figures language sql stable as $$
  select v.agency_id, v.recruiter_id, v.campaign_id, v.workflow_id, a.audience, v.answered_on,
    0, 0, 0, 0, case when v.is_complete then times else 0 end, v.score, times
  from (select audience_of_campaign(v.campaign_id) as audience) a
  where is_settled(v) and a.audience is not null
$$;

-- That the recipient of a response has answered, times a factor.
create function figures_of_answered(v responses, times integer) returns setof survey_figures language sql stable as $$
  select r.agency_id, r.recruiter_id, r.campaign_id, null::uuid, a.audience, (r.sent_at at time zone 'UTC')::date,
    0,
    case when coalesce(r.opened_at, r.started_at, r.completed_at) is null then times else 0 end,
    case when coalesce(r.started_at, r.completed_at) is null then times else 0 end,
    times, 0, null::integer, 0
  from survey_recipients r cross join lateral (select audience_of_campaign(r.campaign_id) as audience) a
  where r.id = v.recipient_id and v.score is not null and r.sent_at is not null and a.audience is not null
$$;

-- Inserts the difference that a write makes; nothing where there is none.
create function keep_survey_figures(changes survey_figures[]) returns void language sql as $$
  insert into survey_deltas (agency_id, recruiter_id, campaign_id, workflow_id, audience, day, sent, opened, started,
    answered, completed, score, scored)
  select agency_id, recruiter_id, campaign_id, workflow_id, audience, day, sum(sent), sum(opened), sum(started),
    sum(answered), sum(completed), score, sum(scored)
  from unnest(changes) group by agency_id, recruiter_id, campaign_id, workflow_id, audience, day, score
  having (sum(sent), sum(opened), sum(started), sum(answered), sum(completed), sum(scored)) <> (0, 0, 0, 0, 0, 0)
$$;

create function keep_figures_of_recipient() returns trigger language plpgsql as $$
declare
  was survey_recipients;
  now_is survey_recipients;
begin
  if tg_op <> 'INSERT' then was := old; end if;
  if tg_op <> 'DELETE' then now_is := new; end if;
  perform keep_survey_figures(array(
    select f from figures_of_recipient(was, -1) f union all select f from figures_of_recipient(now_is, 1) f));
  if tg_op = 'DELETE' then return old; end if;
  return null;
end $$;
create trigger survey_recipients_keep_figures
  after insert or update of agency_id, campaign_id, recruiter_id, sent_at, opened_at, started_at, completed_at
  on survey_recipients for each row execute function keep_figures_of_recipient();
-- Before the response loses its recipient: afterwards nothing says that this person had answered.
create trigger survey_recipients_drop_figures
  before delete on survey_recipients for each row execute function keep_figures_of_recipient();

create function keep_figures_of_response() returns trigger language plpgsql as $$
declare
  was responses;
  now_is responses;
begin
  if tg_op <> 'INSERT' then was := old; end if;
  if tg_op <> 'DELETE' then now_is := new; end if;
  perform keep_survey_figures(array(
    select f from figures_of_response(was, -1) f union all select f from figures_of_response(now_is, 1) f
    union all select f from figures_of_answered(was, -1) f union all select f from figures_of_answered(now_is, 1) f));
  if tg_op = 'UPDATE' and (old.workflow_id, is_settled(old)) is distinct from (new.workflow_id, is_settled(new)) then
    if is_settled(old) then perform keep_answer_counts(new.id, old.workflow_id, -1); end if;
    if is_settled(new) then perform keep_answer_counts(new.id, new.workflow_id, 1); end if;
  end if;
  return null;
end $$;
create trigger responses_keep_figures
  after insert or update of agency_id, campaign_id, workflow_id, recipient_id, recruiter_id, score, is_complete, answered_on,
      follow_up_on or delete
  on responses for each row execute function keep_figures_of_response();

-- What an answer counts for: 'all', and the number, choice, cell, place or month that was given; nothing if it is empty.
create function answer_keys(value jsonb) returns setof text language sql immutable parallel safe as $$
  with given as (
    select case jsonb_typeof(value)
      when 'number' then array[value #>> '{}']
      when 'boolean' then array[value #>> '{}']
      when 'string' then case
        when btrim(value #>> '{}') = '' then '{}'
        when value #>> '{}' ~ '^\d{4}-\d\d-\d\d$' then array['month ' || left(value #>> '{}', 7)]
        else array['text'] end
      when 'object' then case
        when value ? 'choice' then array(select 'choice ' || c from (values (value ->> 'choice')) v (c) where c <> '')
        when value ? 'choices' then array(
          select distinct 'choice ' || c from jsonb_array_elements_text(value -> 'choices') c)
        when value ? 'cells' then array(select 'cell ' || c.key || ' ' || c.value from jsonb_each_text(value -> 'cells') c)
        when value ? 'order' then array(
          select distinct 'place ' || c || ' ' || place
          from jsonb_array_elements_text(value -> 'order') with ordinality o (c, place))
        else '{}' end
      else '{}' end as keys
  )
  select 'all' from given where cardinality(keys) > 0
  union all
  select unnest(keys) from given
$$;

-- Counts all answers of a response in a version of a workflow, times a factor.
create function keep_answer_counts(of_response uuid, of_workflow uuid, times integer) returns void language sql as $$
  insert into answer_count_deltas (workflow_id, question_id, key, count)
  select of_workflow, a.question_id, k, times from answers a cross join lateral answer_keys(a.value) k
  where a.response_id = of_response
$$;

create function keep_counts_of_answer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into answer_count_deltas (workflow_id, question_id, key, count)
    select v.workflow_id, old.question_id, k, -1 from responses v cross join lateral answer_keys(old.value) k
    where v.id = old.response_id and is_settled(v);
  end if;
  if tg_op <> 'DELETE' then
    insert into answer_count_deltas (workflow_id, question_id, key, count)
    select v.workflow_id, new.question_id, k, 1 from responses v cross join lateral answer_keys(new.value) k
    where v.id = new.response_id and is_settled(v);
  end if;
  return null;
end $$;
create trigger answers_keep_counts
  after insert or update of response_id, question_id, value or delete
  on answers for each row execute function keep_counts_of_answer();

-- A response takes its answers with it while it still says which version they were given in.
create function drop_answers() returns trigger language plpgsql as $$
begin
  delete from answers where response_id = old.id;
  return old;
end $$;
create trigger responses_drop_answers before delete on responses for each row execute function drop_answers();

-- Notices -----------------------------------------------------------------------------------------------------------

-- What happened, told to one person. The name of a review or an invitation is read from its row, so that it goes with it.
create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  about text check (length(about) <= 200),
  -- Where it leads on this site.
  path text not null check (path ~ '^/[^/]' and length(path) <= 500),
  review_id uuid references reviews on delete cascade,
  invitation_id uuid references invitations on delete cascade,
  at timestamptz not null,
  read_at timestamptz,
  -- The summary it waits for; null once it was in one, and if it is in none.
  digest text check (digest in ('daily', 'weekly'))
);
create index on notices (user_id, at desc, id desc);
create index on notices (user_id, at desc, id desc) where read_at is null;
create index on notices (user_id, digest) where digest is not null;
create index on notices (at);
create index on notices (review_id) where review_id is not null;
create index on notices (invitation_id) where invitation_id is not null;

-- How often somebody wants emails about a topic, if they have chosen. 'all' with 'never' stops every such email.
create table notice_choices (
  user_id uuid not null references users on delete cascade,
  topic text not null check (length(topic) between 1 and 40),
  rhythm text not null check (rhythm in ('now', 'daily', 'weekly', 'never')),
  primary key (user_id, topic)
);

-- Email sync: people found in the headers of emails -------------------------------------------------------------------

-- An address that finds people when it gets a copy of an email: of a recruiter, or of the agency for all its recruiters.
create table sync_addresses (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  token text not null unique check (token ~ '^[a-z2-7]{24}$'),
  last_mail_at timestamptz,
  created_at timestamptz not null,
  unique nulls not distinct (agency_id, recruiter_id)
);
create index on sync_addresses (recruiter_id) where recruiter_id is not null;

-- A mailbox that a recruiter connected. Its password is sealed, and gone as soon as it is disconnected.
create table mailboxes (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  host text not null check (length(host) between 1 and 253),
  login text not null check (length(login) between 1 and 254),
  password bytea,
  state text not null check (state in ('live', 'needs_attention', 'paused', 'disconnected')),
  problem text check (length(problem) <= 300),
  -- Readings in a row that failed for a reason that may pass.
  failures integer not null default 0,
  -- How many messages were looked at.
  read_count integer not null default 0,
  last_read_at timestamptz,
  -- When the clock last had it read.
  queued_at timestamptz,
  disconnected_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (agency_id, id),
  check ((state = 'disconnected') = (password is null)),
  check ((state = 'disconnected') = (disconnected_at is not null))
);
create unique index one_connection_of_a_mailbox on mailboxes (recruiter_id, host, login) where state <> 'disconnected';
create index on mailboxes (agency_id, recruiter_id, created_at, id);
create index on mailboxes (recruiter_id);
create index on mailboxes (queued_at) where state = 'live';
create index on mailboxes (disconnected_at) where state = 'disconnected';

-- How far a folder was read. Numbers of messages mean something only as long as `uid_validity` is the same.
create table mailbox_folders (
  mailbox_id uuid not null references mailboxes on delete cascade,
  kind text not null check (kind in ('sent', 'inbox')),
  uid_validity bigint not null check (uid_validity >= 0),
  last_uid bigint not null check (last_uid >= 0),
  -- When it had been read to its end.
  read_until timestamptz,
  primary key (mailbox_id, kind)
);

-- Somebody in the To, Cc or From of a recruiter's emails. Never what an email says.
create table found_people (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  email text not null,
  name text check (length(name) <= 120),
  -- The mailbox that names the person; null if only copies of emails do.
  mailbox_id uuid,
  sent_count integer not null default 0,
  received_count integer not null default 0,
  -- How many of them came as copies.
  copy_count integer not null default 0,
  thread_count integer not null default 0,
  -- Threads that go both ways.
  two_way_count integer not null default 0,
  -- How often subjects had words that speak of a placement.
  word_score integer not null default 0,
  score integer not null generated always as (least(100, 20 * least(two_way_count, 3) + 10 * least(word_score, 3)
    + least(sent_count + received_count, 10))) stored,
  guess text not null check (guess in ('candidate', 'employer')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  state text not null check (state in ('suggested', 'invited', 'dismissed', 'excluded')),
  placement_id uuid,
  invited_as text check (invited_as in ('candidate', 'employer')),
  invited_at timestamptz,
  created_at timestamptz not null,
  unique (agency_id, id),
  unique (agency_id, recruiter_id, email),
  foreign key (agency_id, mailbox_id) references mailboxes (agency_id, id) on delete set null (mailbox_id),
  foreign key (agency_id, placement_id) references placements (agency_id, id) on delete set null (placement_id),
  check ((state = 'invited') = (invited_as is not null)),
  check ((state = 'invited') = (invited_at is not null))
);
create index on found_people (recruiter_id, score desc, last_at desc, id desc);
create index on found_people (agency_id, score desc, last_at desc, id desc);
create index on found_people (agency_id, last_at desc, id desc);
create index on found_people (recruiter_id, last_at desc, id desc);
create index on found_people (agency_id, folded(coalesce(name, email)), id);
create index on found_people (email);
create index on found_people (agency_id, mailbox_id) where mailbox_id is not null;
create index on found_people (agency_id, placement_id) where placement_id is not null;
create index on found_people (last_at);

-- Which messages were counted, as keyed hashes of their ids, so that a copy in another folder counts once.
create table counted_messages (
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  key bytea not null check (length(key) = 32),
  counted_at timestamptz not null,
  primary key (recruiter_id, key)
);
create index on counted_messages (agency_id);
create index on counted_messages (counted_at);

-- Which threads a found person is in, as keyed hashes, and whether emails went and came.
create table found_threads (
  agency_id uuid not null references agencies on delete cascade,
  person_id uuid not null,
  key bytea not null check (length(key) = 32),
  was_sent boolean not null,
  was_received boolean not null,
  seen_at timestamptz not null,
  primary key (person_id, key),
  foreign key (agency_id, person_id) references found_people (agency_id, id) on delete cascade
);
create index on found_threads (agency_id, person_id);
create index on found_threads (seen_at);

-- What an agency never wants to find: a domain, an address, or a word in a subject.
create table mail_exclusions (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  kind text not null check (kind in ('domain', 'address', 'word')),
  value text not null check (length(value) between 2 and 254),
  created_at timestamptz not null,
  unique (agency_id, kind, value)
);
create index on mail_exclusions (agency_id, created_at desc, id desc);

-- A recruiter who moves to another agency, or is erased, has no mailbox and no address at the former one. What only their
-- mailboxes told goes with them.
create function leave_email_sync() returns trigger language plpgsql as $$
begin
  delete from found_people where recruiter_id = old.id and agency_id = old.agency_id and copy_count = 0;
  delete from mailboxes where recruiter_id = old.id and agency_id = old.agency_id;
  delete from sync_addresses where recruiter_id = old.id and agency_id = old.agency_id;
  delete from counted_messages where recruiter_id = old.id and agency_id = old.agency_id;
  return new;
end $$;
create trigger recruiters_leave_email_sync before update of agency_id, gone_at on recruiters for each row
  when (old.agency_id <> new.agency_id or old.gone_at is null and new.gone_at is not null)
  execute function leave_email_sync();

-- What every write leaves behind --------------------------------------------------------------------------------------

create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  request_id text,
  actor text not null check (actor in ('user', 'reviewer', 'visitor', 'system', 'api')),
  user_id uuid references users on delete set null,
  impersonated_by uuid references users on delete set null,
  action text not null,
  agency_id uuid references agencies on delete cascade,
  company_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'
);
create index on audit_entries (subject_id, at);
create index on audit_entries (agency_id, at desc);
create index on audit_entries (at desc, id desc);
create index on audit_entries (user_id, at desc);
create index on audit_entries (impersonated_by, at desc) where impersonated_by is not null;
create index on audit_entries (action, at desc, id desc);

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

-- How far the clock is set forward, on local installations only. Elsewhere the table is empty.
create table clock (
  is_only boolean primary key default true check (is_only),
  offset_ms bigint not null check (offset_ms >= 0)
);

-- A merge moves rows and those that they refer to one table after the other. It has such keys checked at its end; everybody
-- else's writes are checked at once.
do $$
declare
  key record;
begin
  for key in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'f' and cardinality(conkey) > 1 and connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', key.of_table, key.conname);
  end loop;
end $$;
