-- A side that has written about its placement, asked or by the open link, is not asked until it tells something better.
create or replace function sides_wanted(p placements)
  returns table (id uuid, placement_id uuid, agency_id uuid, recruiter_id uuid, audience text, recipient_name text,
    recipient_email text, start_date date, invitation_id uuid)
  language sql stable
  as $$
    select md5(p.id::text || side.audience)::uuid, p.id, p.agency_id, p.recruiter_id, side.audience, side.name, side.email,
      p.start_date, last.id
    from (values
      ('candidate', p.asks_candidate and not p.candidate_do_not_mail, p.candidate_name, p.candidate_email),
      ('employer', p.asks_employer and not p.employer_do_not_mail, p.contact_name, p.contact_email)
    ) side (audience, is_asked, name, email)
    left join lateral (
      select i.id, i.state from invitations i
      where i.placement_id = p.id and i.audience = side.audience
      order by i.created_at desc, i.id desc limit 1
    ) last on true
    where side.is_asked and p.state <> 'cancelled' and not p.is_hidden
      and (last.state is null or last.state in ('draft', 'cancelled', 'bounced'))
      and not exists (
        select from reviews v
        where (v.placement_id = p.id or v.denied_placement_id = p.id) and v.reviewer_type = side.audience
          and v.publication <> 'withdrawn' and v.moderation <> 'rejected')
  $$;

-- Two transactions that change the two sides of one placement each saw the other's side as it was, and the later one
-- wrote it down so. The lock makes them take turns; what follows in a function that may write sees what came before.
create or replace function keep_sides_to_ask(of_placement uuid) returns void language sql as $$
  select from placements where id = of_placement for no key update;
  with wanted as (
    select w.* from placements p cross join lateral sides_wanted(p) w where p.id = of_placement
  ), gone as (
    delete from sides_to_ask s where s.placement_id = of_placement and s.id not in (select id from wanted)
  )
  insert into sides_to_ask as s
    (id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, invitation_id)
  select id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, invitation_id
  from wanted
  on conflict (id) do update set agency_id = excluded.agency_id, recruiter_id = excluded.recruiter_id,
    recipient_name = excluded.recipient_name, recipient_email = excluded.recipient_email,
    start_date = excluded.start_date, invitation_id = excluded.invitation_id
$$;

create function keep_sides_of_review() returns trigger language plpgsql as $$
begin
  perform keep_sides_to_ask(id) from (
    select distinct id from unnest(array[
      case when tg_op <> 'INSERT' then old.placement_id end, case when tg_op <> 'INSERT' then old.denied_placement_id end,
      case when tg_op <> 'DELETE' then new.placement_id end, case when tg_op <> 'DELETE' then new.denied_placement_id end
    ]) id where id is not null order by id
  ) touched;
  return null;
end $$;
create trigger reviews_keep_sides_to_ask
  after insert or update of placement_id, denied_placement_id, reviewer_type, publication, moderation or delete
  on reviews for each row execute function keep_sides_of_review();

-- Only what is on the list and no longer wanted is mended, so that the other placements are not held meanwhile.
select keep_sides_to_ask(placement_id) from (
  select distinct s.placement_id from sides_to_ask s join placements p on p.id = s.placement_id
  where not exists (select from sides_wanted(p) w where w.id = s.id) order by 1
) stale;
