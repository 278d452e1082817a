import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { searchedOfPlacement } from '#server/database/searched-placement.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { plan } from '#server/graphql/builder.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import { sideOrStaff } from '../profiles/scopes.ts';
import { isSince, isSinceDay, isUntil, isUntilDay } from './list-filters.ts';

const Invitation = plan.type('Invitation', 'invitations');
const Placement = plan.type('Placement', 'placements');
const Recruiter = plan.type('Recruiter', 'recruiters');

plan.query.list('invitations', Invitation, {
  description: 'Review invitations: those of the viewer, of the whole agency for its admin, all for staff.',
  sorts: {
    NEWEST: { desc: ['created_at'] },
    OLDEST: { asc: ['created_at'] },
    NAME: { asc: [({ recipient_name }) => sql`folded(${recipient_name})`] },
    SOONEST: { asc: [({ scheduled_for }) => sql`coalesce(${scheduled_for}, 'infinity'::timestamptz)`] },
  },
  pageSize: 25,
  filterInput: (t) => ({
    state: t.string(),
    step: t.string({ description: 'scheduled, or sent: the recipient has not answered.' }),
    words: t.string(),
    audience: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    from: t.string(),
    to: t.string(),
    source: t.string({ description: 'Where their placements came from.' }),
  }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    step: ({ row }, step) =>
      sql<boolean>`(${step} = 'scheduled' and ${row.state} = 'scheduled'
        or ${step} = 'sent' and ${row.state} in ('sent', 'opened', 'started'))`,
    words: ({ row }, words) => contains(sql`folded(${row.searched})`, words),
    audience: ({ row, eb }, audience) => eb(row.audience, '=', audience),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
    from: ({ row, viewer }, day) => isSince(row.created_at, day, viewer),
    to: ({ row, viewer }, day) => isUntil(row.created_at, day, viewer),
    source: ({ row, eb }, source) => eb(row.origin, '=', source),
  },
});

/** A side of a placement that can be invited: it never was, or its invitation was cancelled or bounced. */
const SideToInvite = plan.node('SideToInvite', { table: 'sides_to_invite', visibleTo: sideOrStaff });

plan.fields(SideToInvite, (t) => ({
  ...t.columns({ audience: 'String', recipientName: 'String?', recipientEmail: 'String?', startDate: 'Date' }),
  isSuppressed: t.sql({
    description: 'This address gets no email from this agency, or from anyone.',
    type: 'Boolean',
    sql: ({ row }) => wantsNoMail(row.recipient_email, row.agency_id),
  }),
  placement: t.one(Placement, { via: 'placement_id' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  invitation: t.one(Invitation, { via: 'invitation_id' }),
}));

plan.query.list('sidesToInvite', SideToInvite, {
  description: 'Sides of placements without an invitation, the latest start first.',
  sorts: {
    NEWEST: { desc: ['start_date'] },
    OLDEST: { asc: ['start_date'] },
    NAME: { asc: [({ recipient_name }) => sql`folded(coalesce(${recipient_name}, ''))`] },
  },
  pageSize: 25,
  filterInput: (t) => ({
    words: t.string(),
    audience: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    from: t.string(),
    to: t.string(),
    source: t.string({ description: 'Where their placements came from.' }),
  }),
  filters: {
    // A side's person is one of its placement.
    words: ({ row }, words) =>
      sql<boolean>`${row.placement_id} in (select p.id from placements p where ${contains(searchedOfPlacement('p'), words)})`,
    audience: ({ row, eb }, audience) => eb(row.audience, '=', audience),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
    from: ({ row }, day) => isSinceDay(row.start_date, day),
    to: ({ row }, day) => isUntilDay(row.start_date, day),
    source: ({ row, eb }, source) => eb(row.source, '=', source),
  },
});
