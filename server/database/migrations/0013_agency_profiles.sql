-- What an agency's profile shows, kept: its reviews pooled, as of the last UTC midnight, and whom it asked for one.
alter table agency_figures
  add column score numeric(6, 4) not null default 3.5,
  add column score_half numeric(6, 4) not null default 0.4333,
  add column score_rank numeric(6, 4) not null default 3.0667,
  -- Sums of the weights and of the weighted stars, which the score is made of.
  add column score_weight double precision not null default 0,
  add column score_stars double precision not null default 0,
  -- Days before today are recounted by the nightly sweep.
  add column score_as_of date not null default '2000-01-01',
  add column stars_1 integer not null default 0,
  add column stars_2 integer not null default 0,
  add column stars_3 integer not null default 0,
  add column stars_4 integer not null default 0,
  add column stars_5 integer not null default 0,
  add column confirmed_only_count integer not null default 0,
  add column confirmed_only_sum integer not null default 0,
  add column removed_count integer not null default 0,
  add column eligible_count integer not null default 0,
  add column invited_count integer not null default 0,
  -- Apart from that of the agency's own row: a new review is no reason to draw all its recruiters' pages again.
  add column page_version bigint not null default 1;

alter table agency_figure_deltas
  add column score_weight double precision not null default 0,
  add column score_stars double precision not null default 0,
  add column stars_1 integer not null default 0,
  add column stars_2 integer not null default 0,
  add column stars_3 integer not null default 0,
  add column stars_4 integer not null default 0,
  add column stars_5 integer not null default 0,
  add column confirmed_only_count integer not null default 0,
  add column confirmed_only_sum integer not null default 0,
  add column removed_count integer not null default 0,
  add column eligible_count integer not null default 0,
  add column invited_count integer not null default 0;

-- Removed reviews are counted in public.
alter table recruiters add column removed_count integer not null default 0;

create function keep_agency_figures() returns trigger language plpgsql as $$
begin
  insert into agency_figures (agency_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger agencies_keep_figures after insert on agencies for each row execute function keep_agency_figures();
insert into agency_figures (agency_id) select id from agencies on conflict do nothing;

create index on agency_figures (score_as_of);
create index on recruiters (agency_id, score_rank desc, id desc);
create index on reviews (agency_id, submitted_at desc, id desc) where publication in ('published', 'under_review');
create index on reviews (recruiter_id) where publication = 'removed';
