-- When what the public sees of a page last changed by somebody's doing, as sitemaps say it. That a night has aged its
-- score is no change of that kind.
alter table recruiters add column changed_at timestamptz not null default now();
alter table agencies add column changed_at timestamptz not null default now();
alter table agency_figures add column changed_at timestamptz not null default now();

update recruiters r set changed_at = greatest(
  r.joined_at,
  (select max(v.published_at) from reviews v where v.recruiter_id = r.id and v.publication in ('published', 'under_review'))
);
update agencies set changed_at = created_at;
update agency_figures f set changed_at = coalesce(
  (select max(v.published_at) from reviews v where v.agency_id = f.agency_id and v.publication in ('published', 'under_review')),
  (select a.created_at from agencies a where a.id = f.agency_id)
);

-- Sitemaps walk through published reviews in the order of their ids.
create index on reviews (id) where publication in ('published', 'under_review');
