import { type Expression, sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { setAgencySeats } from './seats.commands.ts';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');

/** People of an agency who can sign in, and invitations that can still be accepted. */
const seatsTakenOf = (agencyId: Expression<unknown>) =>
  sql<number>`((select count(*)::int from recruiters r join users u on u.id = r.user_id
      where r.agency_id = ${agencyId} and u.status = 'active')
    + (select count(*)::int from member_invitations i
      where i.agency_id = ${agencyId} and i.state = 'open' and i.expires_at > ${ourNow}))`;

plan.fields(User, (t) => ({
  seats: t.sql({
    description: "How many people the viewer's agency can have; null for any number, and in a company.",
    type: 'Int',
    nullable: true,
    sql: ({ viewer }) => sql<number>`(select a.seats from agencies a where a.id = ${viewer.agencyId})`,
  }),
  seatsTaken: t.sql({
    description: 'People who can sign in, and invitations that can still be accepted.',
    type: 'Int',
    sql: ({ viewer }) => seatsTakenOf(viewer.agencyId),
  }),
}));

const forStaff = {
  nullable: true,
  allowed: ({ viewer }: { viewer: { isStaff: Expression<boolean> } }) => viewer.isStaff,
} as const;

plan.fields(Agency, (t) => ({
  seats: t.column('seats', {
    description: 'How many people it can have; null for any number.',
    type: 'Int',
    ...forStaff,
  }),
  seatsTaken: t.sql({
    description: 'People who can sign in, and invitations that can still be accepted.',
    type: 'Int',
    ...forStaff,
    sql: ({ row }) => seatsTakenOf(row.id),
  }),
}));

commandMutation(setAgencySeats, {
  description: 'Sets how many people an agency can have; null for any number. People who are there already stay.',
  payload: { agency: Agency },
  ids: { agencyId: 'Agency' },
});
