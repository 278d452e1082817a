-- What was typed at a registration, until its address is confirmed. It belongs to the link that was mailed for it: who
-- registers an address of somebody else's never decides what that person's account says.
create table registrations (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- Null once two people may have typed it: then none of them chooses the password.
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

alter table account_links add column registration_id uuid references registrations on delete set null;
create index on account_links (registration_id) where registration_id is not null;

create index on company_members (company_id, user_id);
create index on companies (logo_file_id) where logo_file_id is not null;
create index on mails (to_email, queued_at desc) where kind like 'security-%';
