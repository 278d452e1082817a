-- Asks that were sent off together: they wait together when too many of their mails come back.
create table ask_batches (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  asked_by uuid references users on delete set null,
  created_at timestamptz not null,
  paused_at timestamptz,
  paused_because text,
  -- Mails that had come back when somebody let the others go on all the same.
  tolerated_bounces integer not null default 0,
  unique (agency_id, id),
  check ((paused_at is null) = (paused_because is null))
);
create index on ask_batches (asked_by) where asked_by is not null;

alter table invitations add column batch_id uuid;
alter table invitations add column bounced_because text;
alter table invitations add column next_reminder_at timestamptz;
-- Whoever had unsubscribed and took it back may be asked again at once.
alter table invitations add column subscribed_again_at timestamptz;
alter table invitations add foreign key (agency_id, batch_id) references ask_batches (agency_id, id)
  on delete set null (batch_id);
create index on invitations (batch_id) where batch_id is not null;
create index asks_by_departure on invitations (agency_id, (coalesce(sent_at, scheduled_for))) where state <> 'cancelled';
-- Read when somebody unsubscribes from everybody.
create index on invitations (recipient_email) where state in ('scheduled', 'sent', 'opened', 'started', 'unsubscribed');

-- What mail servers and mailboxes tell about a mail after they have taken it; the same report twice counts once.
create table mail_reports (
  id uuid primary key,
  mail_id uuid not null references mails on delete cascade,
  email text not null,
  kind text not null check (kind in ('hard', 'soft', 'policy', 'complaint')),
  status text,
  detail text not null default '',
  report_key bytea not null check (length(report_key) = 32),
  received_at timestamptz not null,
  unique (mail_id, report_key)
);
create index on mail_reports (email, received_at) where kind = 'soft';

-- By how much the clock of one's own machine is put forward; elsewhere there is no row.
create table clock (
  is_only boolean primary key default true check (is_only),
  offset_ms bigint not null check (offset_ms >= 0)
);
