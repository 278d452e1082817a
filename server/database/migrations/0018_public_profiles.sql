-- What a public profile counts besides its score: by criterion, audience, level and field of its reviews, and by kind of
-- its placements. Kept by name, such as {"level 3": 12}, since criteria and fields are many; see common/profiles/tallies.ts.
create function tallies_added(had jsonb, more jsonb) returns jsonb
  language sql immutable parallel safe
  as $$
    select coalesce(jsonb_object_agg(name, count), '{}')
    from (
      select name, sum(count) as count
      from (
        select key as name, value::bigint as count from jsonb_each_text(had)
        union all
        select key, value::bigint from jsonb_each_text(more)
      ) both_of_them
      group by name
      having sum(count) <> 0
    ) sums
  $$;
create aggregate tallies_sum(jsonb) (sfunc = tallies_added, stype = jsonb, initcond = '{}');
create function tallies_less(had jsonb, less jsonb) returns jsonb
  language sql immutable parallel safe
  as $$
    select tallies_added(had, (select coalesce(jsonb_object_agg(key, -value::bigint), '{}') from jsonb_each_text(less)))
  $$;

-- The next nightly sweep counts them for the rows that are there.
alter table recruiters
  add column review_tallies jsonb not null default '{}',
  add column placement_tallies jsonb not null default '{}';
alter table agency_figures
  add column review_tallies jsonb not null default '{}',
  add column placement_tallies jsonb not null default '{}';
alter table agency_figure_deltas
  add column review_tallies jsonb not null default '{}',
  add column placement_tallies jsonb not null default '{}';

-- Words of a review are found by their English stems.
alter table reviews add column search_document tsvector not null
  generated always as (to_tsvector('english', folded(title || ' ' || body))) stored;
create index on reviews using gin (search_document);

-- The highest and the lowest first; imported ones come last in both, as they get no stars of ours.
create index on reviews (recruiter_id, (case when level = 0 then 0 else overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (recruiter_id, (case when level = 0 then 0 else 6 - overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (agency_id, (case when level = 0 then 0 else overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (agency_id, (case when level = 0 then 0 else 6 - overall end) desc, submitted_at desc, id desc)
  where publication in ('published', 'under_review');

-- A message may go to an agency instead of one of its recruiters.
alter table profile_events alter column recruiter_id drop not null;
create index on profile_events (agency_id, at) where recruiter_id is null and kind = 'contact';
