-- Whoever has decided or written is found by an index: accounts are removed, many in one statement.
create index on review_flag_cases (decided_by) where decided_by is not null;
create index on review_versions (decided_by) where decided_by is not null;
create index on review_reply_versions (decided_by) where decided_by is not null;
create index on review_reply_versions (written_by) where written_by is not null;
