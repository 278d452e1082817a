import { sql } from 'kysely';
import { profileLimits } from '#common/limits.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { verifyClaim } from './claims.commands.tsx';

const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A claim as its claimant confirms it. Can be read only with the token of an email. */
const ClaimToConfirm = plan.rows('ClaimToConfirm', { table: 'claims', visibleTo: 'everyone' });

plan.fields(ClaimToConfirm, (t) => ({
  ...t.columns({ wish: 'String', email: 'String' }),
  state: t.sql({
    type: 'String',
    description: "'waiting' to be confirmed, 'confirmed', or 'expired'.",
    sql: ({ row }) => sql<string>`case when ${row.state} <> 'requested' then 'confirmed'
      when ${row.created_at} < ${ourNow} - make_interval(days => ${sql.lit(profileLimits.claimLinkDays)}) then 'expired'
      else 'waiting' end`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id', description: 'Null if an agency is claimed.' }),
  agency: t.one(Agency, { via: 'agency_id', description: "Null if a recruiter's profile is claimed." }),
}));

plan.query.one('claimToConfirm', ClaimToConfirm, {
  description: 'What an emailed link asks to confirm; null if the link is unknown.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))`,
});

commandMutation(verifyClaim, { description: 'Confirms the address of a claim by an emailed link.' });
