-- What a super admin decides and looks into: reviews, mails, tasks.

-- `rejected_because` is one of a list, `rejected_words` what the moderator adds; both are mailed to the reviewer.
alter table reviews add column rejected_words text check (length(rejected_words) <= 1000);
alter table reviews add column decided_at timestamptz;
alter table reviews add column decided_by uuid references users on delete set null;
create index on reviews (decided_at desc, id desc) where decided_at is not null;

-- A failed or unknown mail waits until somebody has sent it again, as another mail, or left it.
alter table mails add column looked_into_at timestamptz;
alter table mails add column looked_into_by uuid references users on delete set null;
alter table mails add column sent_again_as uuid references mails on delete set null;
create index on mails (queued_at) where state = 'unknown' and looked_into_at is null;
create index on mails (state, queued_at desc, id desc);
create index on mails using gin (folded(to_email || ' ' || subject) gin_trgm_ops);
create index on suppressions (created_at desc, id desc);
create index on suppressions using gin (email gin_trgm_ops);

create index on claims (created_at) where state in ('email_verified', 'disputed');
create index on audit_entries (action, at desc, id desc);
