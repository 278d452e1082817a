-- What is left of a profile whose person objected to it: that there was one at an address, which therefore answers 410, and
-- that somebody with an address of e-mail wants none. Both as hashes, since neither is told to anybody.
create table gone_profiles (
  id uuid primary key,
  slug_hash bytea not null unique check (length(slug_hash) = 32),
  email_hash bytea check (length(email_hash) = 32),
  gone_at timestamptz not null
);
create index on gone_profiles (email_hash) where email_hash is not null;

-- A profile on which placements rest stays as a row without anything about its person: an agency's records stay whole.
alter table recruiters add column gone_at timestamptz;

create function search_recruiter_left() returns trigger language plpgsql as $$
begin
  delete from search_entries where id = new.id;
  perform search_keep_agency(new.agency_id);
  return null;
end $$;
create trigger recruiters_search_left after update of gone_at on recruiters for each row
  when (old.gone_at is null and new.gone_at is not null)
  execute function search_recruiter_left();

-- A claim may be of an agency: that somebody runs it.
alter table claims
  alter column recruiter_id drop not null,
  add column agency_id uuid references agencies on delete cascade,
  add constraint claim_of_one check (num_nonnulls(recruiter_id, agency_id) = 1);
create index on claims (agency_id) where agency_id is not null;
create unique index one_open_claim_of_an_agency on claims (agency_id, email)
  where agency_id is not null and state in ('requested', 'email_verified', 'disputed');

-- Agencies are called, too. A reveal of their number is an event without a recruiter, as a message to them is.
alter table agencies add column phone text check (length(phone) between 6 and 40);
create index on profile_events (agency_id, at) where recruiter_id is null and kind = 'phone_reveal';

-- When the person of an unclaimed profile was told of it: once.
alter table recruiters add column told_at timestamptz;

-- What visitors say is wrong with a profile, until staff have decided.
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
