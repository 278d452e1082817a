-- Accounts whole: links that are mailed once, captcha, acting for somebody else, employers, and what waits for a super admin.

-- People ------------------------------------------------------------------------------------------------------------

alter table users add column password_changed_at timestamptz;
alter table users add column last_signed_in_at timestamptz;
create index on users using gin (folded(name || ' ' || email) gin_trgm_ops);
create index on users (created_at desc, id desc);
create index on user_roles (role, user_id);

-- What the browser says it is, in words such as 'Firefox on Linux': so that one knows one's sessions apart.
alter table session_families add column device text not null default '' check (length(device) <= 80);
alter table session_families drop constraint session_families_ended_because_check;
alter table session_families add constraint session_families_ended_because_check
  check (ended_because in ('signed_out', 'signed_out_everywhere', 'password_changed', 'deactivated', 'reused', 'expired'));
create index on session_families (user_id, last_used_at desc, id desc);

-- A mailed link works once: it confirms an address, signs in, or sets a password.
create table account_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'sign_in', 'set_password')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index on account_links (user_id, created_at);
create index on account_links (expires_at);

-- A solved captcha is good for one try.
create table used_captchas (
  nonce text primary key check (length(nonce) between 16 and 64),
  expires_at timestamptz not null
);
create index on used_captchas (expires_at);

-- A super admin acts for somebody else, for an hour at most. It is in force while it has neither ended nor expired.
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

alter table audit_entries add column impersonated_by uuid references users on delete set null;
alter table audit_entries add column company_id uuid;
create index on audit_entries (at desc, id desc);
create index on audit_entries (user_id, at desc);
create index on audit_entries (impersonated_by, at desc) where impersonated_by is not null;

-- Tenants -----------------------------------------------------------------------------------------------------------

alter table companies add column website text check (length(website) <= 300);
alter table companies add column description text not null default '' check (length(description) <= 5000);
alter table companies add column specialities text[] not null default '{}';
alter table companies add column locations text[] not null default '{}';
alter table companies add column logo_file_id uuid references files on delete set null;
alter table companies add column approved_at timestamptz;
alter table companies add column approved_by uuid references users on delete set null;
alter table companies add column declined_because text check (length(declined_because) <= 500);
alter table companies add column version integer not null default 1;
create index on companies (created_at desc, id desc);
create index on companies (created_at) where not is_approved;

alter table agencies add column approved_at timestamptz;
alter table agencies add column approved_by uuid references users on delete set null;
alter table agencies add column declined_because text check (length(declined_because) <= 500);
create index on agencies (created_at desc, id desc);
create index on agencies (created_at) where not is_approved;
create index on agencies using gin (folded(name) gin_trgm_ops);

alter table files add column company_id uuid references companies on delete restrict;

-- What waits for a super admin ------------------------------------------------------------------------------------------

-- A recruiter asks for a free profile. Approving makes the account, and the profile with its agency.
create table enquiries (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  agency_name text not null check (length(agency_name) between 1 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  linkedin_url text check (length(linkedin_url) <= 300),
  speciality text,
  country text not null check (country ~ '^[A-Z]{2}$'),
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

-- Somebody says that an unclaimed profile is theirs. The mailed link verifies the address, a super admin decides.
create table claims (
  id uuid primary key,
  recruiter_id uuid not null references recruiters on delete cascade,
  name text not null check (length(name) between 1 and 80),
  email text not null check (email = lower(email) and length(email) <= 254),
  note text check (length(note) <= 1000),
  state text not null default 'requested' check (state in ('requested', 'email_verified', 'disputed', 'approved', 'declined')),
  token_hash bytea unique check (length(token_hash) = 32),
  declined_because text check (length(declined_because) <= 500),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  verified_at timestamptz,
  check ((state in ('approved', 'declined')) = (decided_at is not null)),
  check ((state = 'declined') = (declined_because is not null))
);
create index on claims (created_at desc, id desc);
create index on claims (recruiter_id);

-- Why a moderator said no; `removed_because` is for what was published before.
alter table reviews add column rejected_because text check (length(rejected_because) <= 500);
create index on reviews (submitted_at, id) where moderation = 'queued';
create index on mails (kind, queued_at desc, id desc);
