-- What happens to a review after it was sent: versions, links of its writer, flags and their cases, versions of replies.

alter table reviews
  add column edited_at timestamptz,
  -- The number of the version that this row holds; all others stand in review_versions.
  add column content_version integer not null default 1 check (content_version > 0),
  -- Under review and not shown meanwhile, because personal data or a threat is alleged.
  add column is_hidden boolean not null default false,
  -- An edit waits for a moderator beside the version that the public sees.
  add column has_queued_edit boolean not null default false,
  add column changes_words text check (length(changes_words) <= 1000),
  add column changes_requested_at timestamptz,
  add column changes_reminded_at timestamptz,
  add column removed_words text check (length(removed_words) <= 1000),
  -- When it was removed or withdrawn, from which the days until its text goes are counted.
  add column gone_at timestamptz,
  add column text_erased_at timestamptz,
  -- A keyed hash of the network it was sent from, for the signals of risk; goes after some days.
  add column sender_network bytea,
  -- Sent in a browser in which somebody of the agency was signed in.
  add column sent_by_member boolean not null default false,
  add constraint hidden_only_under_review check (not is_hidden or publication = 'under_review');
create index reviews_to_check on reviews (submitted_at, id)
  where (moderation = 'queued' and publication = 'unpublished') or has_queued_edit;
update reviews set gone_at = coalesce(decided_at, published_at, submitted_at) where publication in ('removed', 'withdrawn');
create index on reviews (changes_requested_at) where moderation = 'changes_requested';
create index on reviews (gone_at) where gone_at is not null and text_erased_at is null;
create index on reviews (sender_network, submitted_at) where sender_network is not null;

alter table session_families add column network_hash bytea;
create index on session_families (network_hash) where network_hash is not null;

-- Edits of a review, each a version of its own, and what they replaced. The one that the review's row holds may be among them.
create table review_versions (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  number integer not null check (number > 0),
  overall integer not null check (overall between 1 and 5),
  criteria jsonb not null default '{}',
  title text not null check (length(title) between 5 and 80),
  body text not null check (length(body) between 30 and 3000),
  private_note text check (length(private_note) <= 3000),
  name_display text not null check (name_display in ('full', 'first_initial', 'role_only')),
  shown_name text not null,
  shows_company boolean not null,
  was_offered_anything boolean not null,
  moderation text not null check (moderation in ('received', 'checked', 'cleared', 'queued', 'approved', 'changes_requested', 'rejected')),
  signals text[] not null default '{}',
  sender_network bytea,
  changes_words text check (length(changes_words) <= 1000),
  changes_requested_at timestamptz,
  changes_reminded_at timestamptz,
  rejected_because text,
  rejected_words text,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  submitted_at timestamptz not null,
  -- A newer version came before, or after, this one was decided about; or it was public until then.
  replaced_at timestamptz,
  version integer not null default 1,
  unique (review_id, number),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
-- An edit that waits beside the version the public sees: one at a time.
create unique index one_waiting_version on review_versions (review_id)
  where replaced_at is null and moderation in ('received', 'checked', 'queued', 'changes_requested');
create index on review_versions (submitted_at) where replaced_at is null and moderation = 'queued';
create index on review_versions (decided_at desc) where decided_at is not null;
create index on review_versions (changes_requested_at) where replaced_at is null and moderation = 'changes_requested';

create table review_flag_cases (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  state text not null check (state in ('open', 'taken_up', 'upheld', 'removed', 'closed')),
  opened_at timestamptz not null,
  decide_by timestamptz not null,
  -- When the mail to the reviewer left; null while it has not, or cannot.
  told_at timestamptz,
  answer_by timestamptz,
  answer text check (length(answer) <= 2000),
  answered_at timestamptz,
  taken_up_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_because text,
  decided_words text check (length(decided_words) <= 1000),
  warned_at timestamptz,
  version integer not null default 1,
  unique (agency_id, id),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade,
  check ((state in ('upheld', 'removed', 'closed')) = (decided_at is not null))
);
create unique index one_open_case_of_a_review on review_flag_cases (review_id) where decided_at is null;
create index on review_flag_cases (review_id, opened_at desc);
create index on review_flag_cases (decide_by) where decided_at is null;
create index on review_flag_cases (opened_at desc, id desc);

create table review_flags (
  id uuid primary key,
  case_id uuid not null references review_flag_cases on delete cascade,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  reason text not null check (reason in ('false_statement', 'personal_data', 'harassment', 'not_a_client', 'conflict_of_interest', 'spam', 'wrong_person')),
  words text not null check (length(words) <= 2000),
  email text check (email = lower(email) and length(email) <= 254),
  -- Somebody of the reviewed agency was signed in.
  is_from_agency boolean not null default false,
  -- A keyed hash; what is counted by, gone after some days.
  network_hash bytea,
  created_at timestamptz not null,
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
create index on review_flags (case_id, created_at);
create index on review_flags (network_hash, created_at) where network_hash is not null;

-- The links in mails to a reviewer: to edit and withdraw, or, with a case, to answer flags. They live as long as the review.
create table review_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  review_id uuid not null references reviews on delete cascade,
  case_id uuid references review_flag_cases on delete cascade,
  created_at timestamptz not null
);
create index on review_links (review_id);
create index on review_links (case_id);

-- Every text a reply had, and one that a moderator is to read before it is shown.
create table review_reply_versions (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  agency_id uuid not null,
  number integer not null check (number > 0),
  body text not null check (length(body) between 2 and 3000),
  state text not null check (state in ('shown', 'queued', 'replaced', 'rejected', 'deleted')),
  signals text[] not null default '{}',
  written_by uuid references users on delete set null,
  created_at timestamptz not null,
  rejected_words text check (length(rejected_words) <= 1000),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  version integer not null default 1,
  unique (review_id, number),
  foreign key (agency_id, review_id) references reviews (agency_id, id) on delete cascade
);
create unique index one_queued_reply on review_reply_versions (review_id) where state = 'queued';
create index on review_reply_versions (created_at) where state = 'queued';

alter table review_replies
  add column edited_at timestamptz,
  add column told_again_at timestamptz;
