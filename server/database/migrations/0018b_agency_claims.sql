-- An enquiry may also be of somebody who says that they run an agency that is here.
alter table enquiries
  add column claimed_agency_id uuid references agencies on delete cascade,
  add column note text check (length(note) <= 1000);
create index on enquiries (claimed_agency_id) where claimed_agency_id is not null;
