-- What the search finds: recruiters and approved agencies in one table, so that both stand in one order and under one index.
-- Triggers keep it. `recruiters.search_name` and `search_document` serve processes of the release before, and go after it.
create table search_entries (
  -- The recruiter's own, or the agency's.
  id uuid primary key,
  kind text not null check (kind in ('recruiter', 'agency')),
  recruiter_id uuid unique references recruiters on delete cascade,
  agency_id uuid unique references agencies on delete cascade,
  -- What it is narrowed by, such as {kind:agency,claim:claimed,place:AU,place:AU-3000,speciality:legal,role:temp}.
  facets text[] not null,
  score_rank numeric(6, 4) not null,
  review_count integer not null,
  -- A: the name. B: a recruiter's agency. C: places and specialities. D: stems of the text.
  document tsvector not null,
  check (num_nonnulls(recruiter_id, agency_id) = 1 and id = coalesce(recruiter_id, agency_id))
);
create index on search_entries (score_rank desc, id desc);
create index on search_entries (review_count desc, score_rank desc, id desc);
create index on search_entries using gin (document, facets);

-- How many entries there are of each combination; '' stands for any. Rows are only added, and folded by a task, so that
-- no two writes wait for each other: a count is the sum of its rows.
create table search_counts (
  kind text not null,
  claim text not null,
  place text not null,
  speciality text not null,
  role text not null,
  count bigint not null
);
create index on search_counts (place, speciality, role);

-- Every word there is, so that a mistyped one is compared with words, of which there are few, not with profiles.
create table search_words (
  word text primary key,
  -- Of a name, an agency, a place or a speciality; others are stems of texts.
  is_name boolean not null
);
create index on search_words using gin (word gin_trgm_ops) where is_name;

-- Text as it is cut into words: folded, without signs that would make a host or an e-mail address of two words.
create function search_text(value text) returns text
  language sql immutable parallel safe
  as $$ select regexp_replace(public.folded(coalesce(value, '')), '[!-/:-@\[-`{-~’]+', ' ', 'g') $$;

create function search_word(word text) returns tsquery
  language sql immutable parallel safe strict
  as $$ select ('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::tsquery $$;

-- The main postcode of the state a place in Australia is in; see `stateOf` in common/countries.ts. ACT lies within NSW.
create function search_state(country text, postcode text, location text) returns text
  language sql immutable parallel safe
  as $$
    select case
      when country <> 'AU' then null
      when postcode ~ '^\d{4}$' then case
        when postcode between '0200' and '0299' or postcode between '2600' and '2618' or postcode between '2900' and '2920' then '2600'
        when postcode between '1000' and '2999' then '2000'
        when postcode between '3000' and '3999' or postcode between '8000' and '8999' then '3000'
        when postcode between '4000' and '4999' or postcode between '9000' and '9999' then '4000'
        when postcode between '5000' and '5999' then '5000'
        when postcode between '6000' and '6999' then '6000'
        when postcode between '7000' and '7999' then '7000'
      end
      when location ~* '\m(ACT|Canberra|Australian Capital Territory)\M' then '2600'
      when location ~* '\m(NSW|New South Wales|Sydney)\M' then '2000'
      when location ~* '\m(VIC|Victoria|Melbourne)\M' then '3000'
      when location ~* '\m(QLD|Queensland|Brisbane)\M' then '4000'
      when location ~* '\m(SA|South Australia|Adelaide)\M' then '5000'
      when location ~* '\m(WA|Western Australia|Perth)\M' then '6000'
      when location ~* '\m(TAS|Tasmania|Hobart)\M' then '7000'
    end
  $$;

-- What the places among facets are called. The word such as `place3000` stands for every postcode of that state.
create function search_place_names(facets text[]) returns text
  language sql immutable parallel safe
  as $$
    select string_agg(names, ' ')
    from unnest(facets) facet
    join (values
      ('place:AU', 'Australia'), ('place:NZ', 'New Zealand'), ('place:HK', 'Hong Kong'), ('place:SG', 'Singapore'),
      ('place:GB', 'United Kingdom UK'),
      ('place:AU-2000', 'NSW New South Wales place2000'), ('place:AU-3000', 'VIC Victoria place3000'),
      ('place:AU-4000', 'QLD Queensland place4000'), ('place:AU-5000', 'SA South Australia place5000'),
      ('place:AU-6000', 'WA Western Australia place6000'), ('place:AU-7000', 'TAS Tasmania place7000'),
      ('place:AU-2600', 'ACT Australian Capital Territory place2600')
    ) known (place, names) on place = facet
  $$;

create function search_speciality_names(facets text[]) returns text
  language sql immutable parallel safe
  as $$ select string_agg(substr(facet, 12), ' ') from unnest(facets) facet where facet like 'speciality:%' $$;

create function search_document(name text, firm text, places text, facets text[], words text) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('simple', search_text(name)), 'A')
      || setweight(to_tsvector('simple', search_text(firm)), 'B')
      || setweight(to_tsvector('simple', search_text(
        concat_ws(' ', places, search_place_names(facets), search_speciality_names(facets)))), 'C')
      || setweight(to_tsvector('english', search_text(words)), 'D')
  $$;

create function search_recruiter_facets(r recruiters) returns text[]
  language sql immutable parallel safe
  as $$
    select array['kind:recruiter', case when r.is_claimed then 'claim:claimed' else 'claim:unclaimed' end, 'place:' || r.country]
      || array(select 'place:AU-' || state from (select search_state(r.country, r.postcode, r.location) as state) s where state is not null)
      || array(select distinct 'speciality:' || s from unnest(r.specialities) s order by 1)
      || array(select distinct 'role:' || t from unnest(r.role_types) t order by 1)
  $$;

create function search_recruiter_document(r recruiters) returns tsvector
  language sql stable parallel safe
  as $$
    select search_document(r.name, (select name from agencies where id = r.agency_id and is_approved),
      concat_ws(' ', r.location, r.postcode), search_recruiter_facets(r), concat_ws(' ', r.headline, r.about, 'recruiter'))
  $$;

-- An agency is where it says it is and where its recruiters are, in their fields; it is claimed when one of them is.
create function search_agency_facets(a agencies) returns text[]
  language sql stable parallel safe
  as $$
    select array['kind:agency', case when coalesce(bool_or(r.is_claimed), false) then 'claim:claimed' else 'claim:unclaimed' end, 'place:' || a.country]
      || array(
        select 'place:AU-' || state from (
          select search_state(a.country, a.postcode, a.location)
          union
          select search_state(country, postcode, location) from recruiters where agency_id = a.id and country = a.country
        ) places (state) where state is not null order by 1)
      || array(select distinct 'speciality:' || s from recruiters, unnest(specialities) s where agency_id = a.id order by 1)
      || array(select distinct 'role:' || t from recruiters, unnest(role_types) t where agency_id = a.id order by 1)
    from recruiters r where r.agency_id = a.id
  $$;

create function search_agency_document(a agencies, facets text[]) returns tsvector
  language sql immutable parallel safe
  as $$
    select search_document(a.name, null, concat_ws(' ', a.location, a.postcode), facets,
      concat_ws(' ', a.description, 'recruitment agency'))
  $$;

-- Recruiters --------------------------------------------------------------------------------------------------------

create function search_add_recruiters() returns trigger language plpgsql as $$
begin
  insert into search_entries (id, kind, recruiter_id, facets, score_rank, review_count, document)
    select r.id, 'recruiter', r.id, search_recruiter_facets(r), r.score_rank, r.review_count, search_recruiter_document(r)
    from recruiters r join added on added.id = r.id;
  return null;
end $$;
create trigger recruiters_search_add after insert on recruiters referencing new table as added
  for each statement execute function search_add_recruiters();

-- Scores age every night: then nothing but the place in the order changes.
create function search_rank_recruiter() returns trigger language plpgsql as $$
begin
  update search_entries set score_rank = new.score_rank, review_count = new.review_count where id = new.id;
  return null;
end $$;
create trigger recruiters_search_rank after update of score_rank, review_count on recruiters for each row
  when ((old.score_rank, old.review_count) is distinct from (new.score_rank, new.review_count))
  execute function search_rank_recruiter();

create function search_change_recruiter() returns trigger language plpgsql as $$
begin
  update search_entries set facets = search_recruiter_facets(new), document = search_recruiter_document(new) where id = new.id;
  if old.agency_id <> new.agency_id then
    perform search_keep_agency(old.agency_id);
    perform search_keep_agency(new.agency_id);
  end if;
  return null;
end $$;
create trigger recruiters_search_change
  after update of name, agency_id, headline, about, country, location, postcode, specialities, role_types, is_claimed
  on recruiters for each row
  when ((old.name, old.agency_id, old.headline, old.about, old.country, old.location, old.postcode, old.specialities,
      old.role_types, old.is_claimed) is distinct from
    (new.name, new.agency_id, new.headline, new.about, new.country, new.location, new.postcode, new.specialities,
      new.role_types, new.is_claimed))
  execute function search_change_recruiter();

create function search_recruiters_gone() returns trigger language plpgsql as $$
begin
  perform search_keep_agency(agency_id) from (select distinct agency_id from gone order by 1) agencies;
  return null;
end $$;
create trigger recruiters_search_gone after delete on recruiters referencing old table as gone
  for each statement execute function search_recruiters_gone();

-- Agencies ----------------------------------------------------------------------------------------------------------

-- Locks before it counts: a count in the same statement would still see the recruiters of before.
create function search_keep_agency(agency uuid) returns void language plpgsql as $$
begin
  perform from search_entries where id = agency for no key update;
  update search_entries e set facets = f.facets, document = search_agency_document(a, f.facets)
    from agencies a, search_agency_facets(a) f (facets)
    where e.id = agency and a.id = agency and e.facets is distinct from f.facets;
end $$;

create function search_add_agencies() returns trigger language plpgsql as $$
begin
  insert into search_entries (id, kind, agency_id, facets, score_rank, review_count, document)
    select a.id, 'agency', a.id, f.facets, coalesce(g.score_rank, 3.0667), coalesce(g.review_count, 0), search_agency_document(a, f.facets)
    from agencies a join added on added.id = a.id cross join lateral search_agency_facets(a) f (facets)
    left join agency_figures g on g.agency_id = a.id
    where a.is_approved;
  return null;
end $$;
create trigger agencies_search_add after insert on agencies referencing new table as added
  for each statement execute function search_add_agencies();

create function search_change_agency() returns trigger language plpgsql as $$
declare
  found_by text[] := search_agency_facets(new);
begin
  if new.is_approved then
    insert into search_entries (id, kind, agency_id, facets, score_rank, review_count, document)
      select new.id, 'agency', new.id, found_by, score_rank, review_count, search_agency_document(new, found_by)
      from agency_figures where agency_id = new.id
      on conflict (id) do update set facets = excluded.facets, document = excluded.document;
  else
    delete from search_entries where id = new.id;
  end if;
  if (old.name, old.is_approved) is distinct from (new.name, new.is_approved) then
    update search_entries e set document = search_recruiter_document(r) from recruiters r
      where r.agency_id = new.id and e.id = r.id;
  end if;
  return null;
end $$;
create trigger agencies_search_change after update of name, is_approved, description, country, location, postcode
  on agencies for each row
  when ((old.name, old.is_approved, old.description, old.country, old.location, old.postcode) is distinct from
    (new.name, new.is_approved, new.description, new.country, new.location, new.postcode))
  execute function search_change_agency();

create function search_rank_agency() returns trigger language plpgsql as $$
begin
  update search_entries set score_rank = new.score_rank, review_count = new.review_count where id = new.agency_id;
  return null;
end $$;
create trigger agency_figures_search_rank after update of score_rank, review_count on agency_figures for each row
  when ((old.score_rank, old.review_count) is distinct from (new.score_rank, new.review_count))
  execute function search_rank_agency();

-- Counts, words, and the agencies of recruiters, kept as entries change ----------------------------------------------------

-- Every combination that an entry counts in: 36 for a recruiter in one state with two fields and two kinds of work.
create function search_combinations(facets text[])
  returns table (kind text, claim text, place text, speciality text, role text)
  language sql immutable parallel safe
  as $$
    with f as (select split_part(facet, ':', 1) as name, substr(facet, strpos(facet, ':') + 1) as value from unnest(facets) facet)
    select k.value, c.value, p.value, s.value, r.value
    from f k, f c,
      (select '' as value union all select value from f where name = 'place') p,
      (select '' as value union all select value from f where name = 'speciality') s,
      (select '' as value union all select value from f where name = 'role') r
    where k.name = 'kind' and c.name = 'claim'
  $$;

-- Only new words are written, in order, so that nobody waits for a word that everybody uses.
create function search_keep_words(words text[], are_names boolean) returns void language sql as $$
  insert into search_words (word, is_name)
    select distinct word, are_names from unnest(words) word
    where not exists (select from search_words known where known.word = word.word and (known.is_name or not are_names))
    order by word
    on conflict (word) do update set is_name = search_words.is_name or excluded.is_name
$$;

-- The name of somebody who is gone is not offered to others any more.
create function search_drop_names(names text[]) returns void language sql as $$
  delete from search_words w
    where word = any(names) and not exists (select from search_entries e where e.document @@ search_word(w.word))
$$;

create function search_entries_added() returns trigger language plpgsql as $$
begin
  insert into search_counts select c.*, count(*) from added, search_combinations(facets) c group by 1, 2, 3, 4, 5;
  perform search_keep_words(array_agg(distinct lexeme), weights && '{A,B,C}')
    from added, unnest(document) group by weights && '{A,B,C}' order by weights && '{A,B,C}';
  perform search_keep_agency(agency_id) from (
    select distinct r.agency_id from added join recruiters r on r.id = added.recruiter_id order by 1) agencies;
  return null;
end $$;
create trigger search_entries_added after insert on search_entries referencing new table as added
  for each statement execute function search_entries_added();

create function search_entries_gone() returns trigger language plpgsql as $$
begin
  insert into search_counts select c.*, -count(*) from gone, search_combinations(facets) c group by 1, 2, 3, 4, 5;
  perform search_drop_names(array_agg(distinct lexeme)) from gone, unnest(document) where 'A' = any(weights);
  return null;
end $$;
create trigger search_entries_gone after delete on search_entries referencing old table as gone
  for each statement execute function search_entries_gone();

create function search_entry_changed() returns trigger language plpgsql as $$
begin
  if old.facets <> new.facets then
    insert into search_counts
      select (c.combination).*, sum(c.count) from (
        select combination, 1 as count from search_combinations(new.facets) combination
        union all
        select combination, -1 from search_combinations(old.facets) combination
      ) c group by combination having sum(c.count) <> 0;
    if new.recruiter_id is not null then
      perform search_keep_agency(agency_id) from recruiters where id = new.recruiter_id;
    end if;
  end if;
  if old.document <> new.document then
    perform search_keep_words(array_agg(lexeme), weights && '{A,B,C}')
      from unnest(new.document) group by weights && '{A,B,C}' order by weights && '{A,B,C}';
    perform search_drop_names(array_agg(lexeme)) from unnest(old.document) where 'A' = any(weights);
  end if;
  return null;
end $$;
create trigger search_entries_changed after update of facets, document on search_entries for each row
  when ((old.facets, old.document) is distinct from (new.facets, new.document))
  execute function search_entry_changed();

-- Those that are here already.
insert into search_entries (id, kind, agency_id, facets, score_rank, review_count, document)
  select a.id, 'agency', a.id, f.facets, g.score_rank, g.review_count, search_agency_document(a, f.facets)
  from agencies a cross join lateral search_agency_facets(a) f (facets) join agency_figures g on g.agency_id = a.id
  where a.is_approved;
insert into search_entries (id, kind, recruiter_id, facets, score_rank, review_count, document)
  select id, 'recruiter', id, search_recruiter_facets(r), score_rank, review_count, search_recruiter_document(r) from recruiters r;

-- Whom somebody who hires wants to find again.
create table favourites (
  user_id uuid not null references users on delete cascade,
  recruiter_id uuid references recruiters on delete cascade,
  agency_id uuid references agencies on delete cascade,
  subject_id uuid not null generated always as (coalesce(recruiter_id, agency_id)) stored,
  created_at timestamptz not null,
  primary key (user_id, subject_id),
  check (num_nonnulls(recruiter_id, agency_id) = 1)
);
create index on favourites (recruiter_id) where recruiter_id is not null;
create index on favourites (agency_id) where agency_id is not null;
