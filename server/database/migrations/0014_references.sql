-- Users and mails are removed by tasks, many at once; whatever refers to them is found without reading its whole table.
create index on mails (sent_again_as) where sent_again_as is not null;
create index on mails (looked_into_by) where looked_into_by is not null;
create index on reviews (decided_by) where decided_by is not null;
create index on review_replies (written_by) where written_by is not null;
create index on invitations (asked_by) where asked_by is not null;
create index on enquiries (decided_by) where decided_by is not null;
create index on claims (decided_by) where decided_by is not null;
create index on agencies (approved_by) where approved_by is not null;
create index on companies (approved_by) where approved_by is not null;
create index on impersonations (admin_id, started_at desc);
