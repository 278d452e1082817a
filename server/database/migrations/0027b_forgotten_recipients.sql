-- When the address of somebody who was asked was forgotten; it is empty from then on.
alter table invitations
  add column address_gone_at timestamptz,
  add constraint gone_address_is_empty check ((address_gone_at is null) = (recipient_email <> ''));
create index on invitations (created_at) where address_gone_at is null;
create index on placements (start_date) where candidate_email is not null or contact_email is not null;
