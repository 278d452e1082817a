-- Names that are nearly what was typed, in the panel's list of users.
create index on users using gin (folded(name) gin_trgm_ops);
