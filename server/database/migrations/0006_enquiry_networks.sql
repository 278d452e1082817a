-- Enquiries and claims are counted by the network they come from, as a keyed hash that is dropped when it has served.
alter table enquiries add column network_hash bytea check (length(network_hash) = 32);
create index on enquiries (network_hash, created_at) where network_hash is not null;
create index on enquiries using gin (folded(name || ' ' || agency_name || ' ' || email) gin_trgm_ops);
create index on enquiries (state, created_at desc, id desc);
alter table claims add column network_hash bytea check (length(network_hash) = 32);
create index on claims (network_hash, created_at) where network_hash is not null;
create index on claims (state, created_at desc, id desc);
create unique index one_open_claim_of_an_address on claims (recruiter_id, email)
  where state in ('requested', 'email_verified', 'disputed');
create index on recruiters (lower(email)) where email is not null;
