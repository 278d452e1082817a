-- A registration is noted alike for every address; a task finds out whose it is. Until then it has no account.
alter table registrations add column email text not null check (email = lower(email) and length(email) <= 254);
alter table registrations alter column user_id drop not null;
create index on registrations (email, created_at desc, id desc);
