-- Whoever claims a profile and objects to it says two things, each with its own link: neither takes the other's place.
create unique index one_open_wish_of_an_address on claims (recruiter_id, email, wish)
  where state in ('requested', 'email_verified', 'disputed');
drop index one_open_claim_of_an_address;
-- Reports of profiles are swept by the day they were decided.
create index on profile_reports (decided_at) where decided_at is not null;
