-- A review by the open link is sent long before its address is confirmed: what its sender's network tells is of then.
alter table reviews add column sent_at timestamptz;
update reviews r set sent_at = s.created_at
  from review_submissions s where s.review_id = r.id and r.sender_network is not null;

create index on reviews (sender_network, (coalesce(sent_at, submitted_at))) where sender_network is not null;
