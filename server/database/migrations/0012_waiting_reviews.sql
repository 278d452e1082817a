-- Reviews without a placement that passed the checks and wait: found each hour by the age of the oldest.
create index on reviews (submitted_at, id)
  where publication = 'unpublished' and level = 1 and moderation in ('cleared', 'approved');
