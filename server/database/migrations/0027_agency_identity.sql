-- What an approved agency wishes to be called, until staff have decided about it; and an address of contact that nobody
-- has confirmed yet.
alter table agencies
  add column wished_name text check (length(wished_name) between 1 and 120),
  add column wished_legal_name text check (length(wished_legal_name) between 1 and 160),
  add column name_wished_at timestamptz,
  add column name_declined_because text check (length(name_declined_because) <= 500),
  add column wished_contact_email text check (wished_contact_email = lower(wished_contact_email)),
  add column contact_token_hash bytea unique check (length(contact_token_hash) = 32),
  add column contact_wished_at timestamptz,
  add constraint name_wish_has_its_time
    check ((name_wished_at is not null) = (wished_name is not null or wished_legal_name is not null)),
  add constraint contact_wish_has_its_link
    check (num_nonnulls(wished_contact_email, contact_token_hash, contact_wished_at) in (0, 3));
create index on agencies (name_wished_at) where name_wished_at is not null;
create index on agencies (contact_wished_at) where contact_wished_at is not null;
