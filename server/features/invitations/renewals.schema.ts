import { sql } from 'kysely';
import { invitationLimits } from '#common/limits.ts';
import { provenSources } from '#common/placements/kinds.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import { renewReviewLink } from './renewals.commands.tsx';

const ReviewRequest = plan.type('ReviewRequest', 'invitations');
const RequestedPlacement = plan.type('RequestedPlacement', 'placements');

plan.fields(RequestedPlacement, (t) => ({
  isProven: t.sql({
    type: 'Boolean',
    description:
      'It came from software or from an offer accepted here, and so did the invited addresses. A review of it therefore has the highest level.',
    // An address typed by the recruiter is declared, wherever the placement came from. The form claims no more than is
    // true.
    sql: ({ row }) => sql<boolean>`(${row.source} in (${sql.join(provenSources.map((source) => sql.lit(source)))})
      and not exists (
        select from invitations i where i.placement_id = ${row.id} and i.state in ('sent', 'opened', 'started')
          and i.recipient_email is distinct from lower(
            case i.audience when 'candidate' then ${row.candidate_email} else ${row.contact_email} end)))`,
  }),
}));

plan.fields(ReviewRequest, (t) => ({
  canRenew: t.sql({
    type: 'Boolean',
    description: 'Whether this link has expired and a new one can be emailed to the same address.',
    sql: ({ row }) => sql<boolean>`(${row.state} = 'expired' and ${row.renewals} < ${sql.lit(invitationLimits.renewals)}
      and exists (select from placements p where p.id = ${row.placement_id} and p.state <> 'cancelled')
      and not exists (
        select from invitations n where n.placement_id = ${row.placement_id} and n.audience = ${row.audience}
          and n.state in ('draft', 'scheduled', 'sent', 'opened', 'started', 'completed'))
      and not ${wantsNoMail(row.recipient_email, row.agency_id)})`,
  }),
}));

plan.query.one('reviewRequestOfPlacement', ReviewRequest, {
  description: 'Like reviewRequest, but for a link that names a placement and one of its sides, as software sends.',
  args: (arg) => ({
    placementId: arg.string({ required: true }),
    audience: arg.string({ required: true }),
    token: arg.string({ required: true }),
  }),
  where: ({ row, args }) => sql<boolean>`${row.placement_id}::text = ${args.placementId}
    and ${row.audience} = ${args.audience} and exists (
      select from invitation_tokens k
      where k.invitation_id = ${row.id} and k.token_hash = sha256(convert_to(${args.token}, 'utf8')))`,
});

commandMutation(renewReviewLink, {
  description: 'Emails a new link to the invited address, in place of an expired one.',
});
