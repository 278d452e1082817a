-- Registrations of one address with the same password are of one sender, who alone may replace what was typed before.
alter table registrations add column sender_id uuid not null default gen_random_uuid();
alter table registrations alter column sender_id drop default;
