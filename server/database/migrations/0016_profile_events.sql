-- What visitors do on a profile, for its figures and for bounds on what strangers may do. Who they were is a hash of their
-- network with the salt of the day, which is gone two days later: then nobody can say it any more.
create table visitor_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32),
  created_at timestamptz not null
);

create table profile_events (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  recruiter_id uuid not null references recruiters on delete cascade,
  kind text not null check (kind in ('phone_reveal', 'contact')),
  visitor_hash bytea check (length(visitor_hash) = 32),
  -- Of a message: by it the same one sent twice is known.
  message_hash bytea check (length(message_hash) = 32),
  at timestamptz not null
);
create index on profile_events (recruiter_id, kind, at);
create index on profile_events (agency_id, at);
create index on profile_events (visitor_hash, kind, at) where visitor_hash is not null;
create index on profile_events (at);
