-- The lists of reviews and asks that recruiters work with, each by an index that holds just its rows.

-- The reviewer decides whether their company is named; the recruiter may only hide it, and show again what they hid.
alter table reviews add column hidden_by_recruiter boolean not null default false;

-- Kept with the review, so that what awaits a reply is found without looking at all replies.
alter table reviews add column has_reply boolean not null default false;
update reviews v set has_reply = true where exists (select from review_replies p where p.review_id = v.id);
create function keep_has_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update reviews set has_reply = false where id = old.review_id;
  else
    update reviews set has_reply = true where id = new.review_id and not has_reply;
  end if;
  return null;
end $$;
create trigger review_replies_keep_has_reply
  after insert or delete on review_replies for each row execute function keep_has_reply();

create index on reviews (recruiter_id, has_reply, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (agency_id, has_reply, submitted_at desc, id desc)
  where publication in ('published', 'under_review');
create index on reviews (recruiter_id, submitted_at desc, id desc)
  where publication in ('published', 'under_review') and overall <= 4;
create index on reviews (agency_id, submitted_at desc, id desc)
  where publication in ('published', 'under_review') and overall <= 4;
create index on reviews (recruiter_id, submitted_at desc, id desc)
  where publication = 'unpublished' and moderation <> 'rejected';
create index on reviews (agency_id, submitted_at desc, id desc)
  where publication = 'unpublished' and moderation <> 'rejected';

create index on invitations (recruiter_id, created_at desc, id desc) where state = 'scheduled';
create index on invitations (agency_id, created_at desc, id desc) where state = 'scheduled';
create index on invitations (recruiter_id, created_at desc, id desc) where state in ('sent', 'opened', 'started');
create index on invitations (agency_id, created_at desc, id desc) where state in ('sent', 'opened', 'started');

-- The asked sides of placements that nobody has asked: without an invitation, or whose last one is a draft, was
-- cancelled or came back. Kept by triggers, whoever writes placements and invitations.
create table sides_to_ask (
  -- Made of placement and audience, so that a side that comes back is the same.
  id uuid primary key,
  placement_id uuid not null references placements on delete cascade,
  agency_id uuid not null,
  recruiter_id uuid not null,
  audience text not null check (audience in ('candidate', 'employer')),
  recipient_name text,
  recipient_email text,
  start_date date not null,
  -- The last ask, if there was one.
  invitation_id uuid,
  unique (placement_id, audience)
);
create index on sides_to_ask (recruiter_id, start_date desc, id desc);
create index on sides_to_ask (agency_id, start_date desc, id desc);

create function keep_sides_to_ask(of_placement uuid) returns void language sql as $$
  with wanted as (
    select md5(p.id::text || side.audience)::uuid as id, p.id as placement_id, p.agency_id, p.recruiter_id,
      side.audience, side.name, side.email, p.start_date, last.id as invitation_id
    from placements p
    cross join lateral (values
      ('candidate', p.asks_candidate and not p.candidate_do_not_mail, p.candidate_name, p.candidate_email),
      ('employer', p.asks_employer and not p.employer_do_not_mail, p.contact_name, p.contact_email)
    ) side (audience, is_asked, name, email)
    left join lateral (
      select i.id, i.state from invitations i
      where i.placement_id = p.id and i.audience = side.audience
      order by i.created_at desc, i.id desc limit 1
    ) last on true
    where p.id = of_placement and side.is_asked and p.state <> 'cancelled' and not p.is_hidden
      and (last.state is null or last.state in ('draft', 'cancelled', 'bounced'))
  ), gone as (
    delete from sides_to_ask s where s.placement_id = of_placement and s.id not in (select id from wanted)
  )
  insert into sides_to_ask as s
    (id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, invitation_id)
  select id, placement_id, agency_id, recruiter_id, audience, name, email, start_date, invitation_id from wanted
  on conflict (id) do update set agency_id = excluded.agency_id, recruiter_id = excluded.recruiter_id,
    recipient_name = excluded.recipient_name, recipient_email = excluded.recipient_email,
    start_date = excluded.start_date, invitation_id = excluded.invitation_id
$$;

create function keep_sides_of_placement() returns trigger language plpgsql as $$
begin
  perform keep_sides_to_ask(new.id);
  return null;
end $$;
create trigger placements_keep_sides_to_ask
  after insert or update of agency_id, recruiter_id, start_date, state, is_hidden, asks_candidate, asks_employer,
    candidate_do_not_mail, employer_do_not_mail, candidate_name, candidate_email, contact_name, contact_email
  on placements for each row execute function keep_sides_of_placement();

create function keep_sides_of_invitation() returns trigger language plpgsql as $$
begin
  perform keep_sides_to_ask(coalesce(new.placement_id, old.placement_id));
  return null;
end $$;
create trigger invitations_keep_sides_to_ask
  after insert or update of state, placement_id or delete
  on invitations for each row execute function keep_sides_of_invitation();

select keep_sides_to_ask(id) from placements;
