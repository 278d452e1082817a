-- Coverage ages by itself, apart from the score: a review recounts the score of a day, but not its coverage.
alter table recruiters add column coverage_as_of date not null default '2000-01-01';

-- An ask that waits for a month with room under the plan's limit: until it is sent, its side is left out of coverage.
alter table invitations add column waits_for_room boolean not null default false;
create index on invitations (agency_id, (coalesce(sent_at, scheduled_for)));

-- Whose coverage changes when an address wants no mail any more, and which placements start or end on a day.
create index on placements (candidate_email);
create index on placements (contact_email);
create index on placements (start_date) where state = 'pending';
create index on placements (end_date) where state = 'active';
