-- Which sides of a placement there are to ask, apart from the keeping of them, so that what is kept can be counted again.
create function sides_wanted(p placements)
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
  $$;

create or replace function keep_sides_to_ask(of_placement uuid) returns void language sql as $$
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
