-- Filters as bits of one number, of which any are compared at once, beside the order of all entries: what is searched by
-- filters alone is read from an index, without looking at its rows. Each bit is the place of its facet in this list, which
-- is that of `facetValues` in server/features/search/facets.ts. Facets that nobody filters by have none.
create function search_facet_bits(facets text[]) returns bigint
  language sql immutable parallel safe
  as $$
    select coalesce(bit_or(1::bigint << (place - 1)::int), 0)
    from unnest(array[
      'kind:recruiter', 'kind:agency', 'claim:claimed', 'claim:unclaimed',
      'role:permanent', 'role:fixed-term', 'role:temp',
      'place:AU', 'place:NZ', 'place:HK', 'place:SG', 'place:GB',
      'place:AU-2000', 'place:AU-3000', 'place:AU-4000', 'place:AU-5000', 'place:AU-6000', 'place:AU-7000', 'place:AU-2600',
      'speciality:construction', 'speciality:accounting-and-finance', 'speciality:administration-and-office-support',
      'speciality:agriculture-and-horticulture', 'speciality:architecture-and-design',
      'speciality:banking-and-financial-services', 'speciality:call-centre-and-customer-service',
      'speciality:community-services-and-not-for-profit', 'speciality:defence-and-aerospace',
      'speciality:education-and-training', 'speciality:energy-oil-and-gas', 'speciality:engineering',
      'speciality:environment-and-sustainability', 'speciality:executive-and-board', 'speciality:fmcg-and-retail',
      'speciality:government-and-public-sector', 'speciality:healthcare-and-medical', 'speciality:hospitality-and-tourism',
      'speciality:human-resources', 'speciality:information-technology', 'speciality:insurance-and-superannuation',
      'speciality:legal', 'speciality:manufacturing-and-production', 'speciality:marketing-media-and-communications',
      'speciality:mining-and-resources', 'speciality:property-and-real-estate', 'speciality:rec2rec',
      'speciality:sales-and-business-development', 'speciality:scientific-and-pharmaceutical',
      'speciality:supply-chain-transport-and-logistics', 'speciality:trades-and-services', 'speciality:other',
      'speciality:waste-industry'
    ]) with ordinality known (facet, place)
    where facet = any(facets)
  $$;

drop index search_entries_score_rank_id_idx;
drop index search_entries_review_count_score_rank_id_idx;
alter table search_entries
  add column facet_bits bigint not null generated always as (search_facet_bits(facets)) stored;
create index search_entries_by_score on search_entries (score_rank desc, id desc) include (kind, review_count, facet_bits);
create index search_entries_by_reviews on search_entries (review_count desc, score_rank desc, id desc) include (kind, facet_bits);
analyze search_entries (facet_bits);
-- Rows are passed over only where the table was vacuumed since they were written, and scores are written each night.
alter table search_entries set (autovacuum_vacuum_scale_factor = 0.02);
