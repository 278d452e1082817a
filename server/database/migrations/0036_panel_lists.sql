-- The lists of the panel by words and by name. Reviews that a moderator decides about, or has decided, are few of all.
create index reviews_moderated_folded_idx on reviews
  using gin (folded(title || ' ' || reviewer_name || ' ' || coalesce(reviewer_email, '')) gin_trgm_ops)
  where decided_at is not null or moderation = 'queued' or has_queued_edit;
create index on profile_reports using gin (folded(words) gin_trgm_ops);
create index on agencies (name, id);
create index on companies (name, id);
