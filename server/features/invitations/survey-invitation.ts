import { invitationLimits } from '#common/limits.ts';
import type { InvitationToLink } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { hashToken } from '#server/session/tokens.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { isOfAgency } from '../profiles/own-addresses.ts';
import { move } from './invitations.commands.ts';
import { type Audience, daysAfter } from './timing.ts';

/** A person who has answered a survey about their placement and wants to review it. */
export interface SurveyedPerson {
  agencyId: string;
  placementId: string;
  audience: Audience;
  email: string;
  name: string;
  /** The token of the survey's email. It went to the same address, so it opens the review form as well. */
  token: string;
}

/**
 * The review invitation of a person who answered a survey: the one that their side of the placement has, or a new one.
 * Nothing is emailed, so it counts neither for the gap nor for the month's limit, and no reminder follows. Null if they
 * can only review through the open link; refused if they have reviewed already.
 */
export async function inviteFromSurvey(write: Write, person: SurveyedPerson): Promise<InvitationToLink | null> {
  const placement = await placementOf(write, person);
  if (!placement || (await isOfAgency(write.tx, person.agencyId, person.email, { orItsDomain: false }))) return null;
  await refuseReviewed(write, person);
  const live = await liveInvitation(write, person);
  if (live === 'of another address') return null;
  const id = live?.id ?? (await open(write, person, placement.recruiter_id));
  await write.tx
    .insertInto('invitation_tokens')
    .values({ token_hash: hashToken(person.token), invitation_id: id, created_at: write.at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ invitation_id: id }))
    .execute();
  return { id, placementId: person.placementId, audience: person.audience, source: live?.source ?? 'link' };
}

/** The placement, if it names this address and took place. */
function placementOf({ tx }: Write, { agencyId, placementId, audience, email }: SurveyedPerson) {
  return tx
    .selectFrom('placements as p')
    .innerJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .select('p.recruiter_id')
    .where('p.id', '=', placementId)
    .where('p.agency_id', '=', agencyId)
    .where(audience === 'candidate' ? 'p.candidate_email' : 'p.contact_email', '=', email)
    .where('p.state', '<>', 'cancelled')
    .where('r.gone_at', 'is', null)
    .forUpdate('p')
    .executeTakeFirst();
}

async function refuseReviewed({ tx }: Write, { placementId, audience }: SurveyedPerson): Promise<void> {
  const review = await tx
    .selectFrom('reviews')
    .select('id')
    .where((eb) => eb.or([eb('placement_id', '=', placementId), eb('denied_placement_id', '=', placementId)]))
    .where('reviewer_type', '=', audience)
    .where('publication', '<>', 'withdrawn')
    .where('moderation', '<>', 'rejected')
    .executeTakeFirst();
  if (review) refuse('REVIEWED', "You've already written your review. Thank you!");
}

/** An invitation that can be answered now. One that was to be sent later is replaced: the person is here already. */
async function liveInvitation(write: Write, { placementId, audience, email, agencyId }: SurveyedPerson) {
  const live = await write.tx
    .selectFrom('invitations')
    .select(['id', 'state', 'source', 'recipient_email'])
    .where('placement_id', '=', placementId)
    .where('audience', '=', audience)
    .where('state', 'in', ['draft', 'scheduled', 'sent', 'opened', 'started', 'completed'])
    .forUpdate()
    .executeTakeFirst();
  if (!live) return undefined;
  const { id, state, recipient_email } = live;
  if (state === 'draft') {
    await write.tx.deleteFrom('invitations').where('id', '=', id).execute();
    return undefined;
  }
  if (state === 'scheduled') {
    await move(write, { id, state }, ['cancel'], {
      cancelled_because: 'This person started their review after a survey',
    });
    write.audit({ action: 'cancelInvitation', agencyId, subject: { type: 'Invitation', id }, actor: 'reviewer' });
    return undefined;
  }
  return recipient_email === email ? live : 'of another address';
}

async function open(write: Write, person: SurveyedPerson, recruiter_id: string): Promise<string> {
  const id = write.nature.newId();
  const expiresAt = daysAfter(write.at, invitationLimits.expiresAfterDays);
  await write.tx
    .insertInto('invitations')
    .values({
      ...{ id, agency_id: person.agencyId, recruiter_id, placement_id: person.placementId },
      ...{ audience: person.audience, source: 'link', state: 'opened' },
      ...{ recipient_name: person.name, recipient_email: person.email },
      ...{ opened_at: write.at, expires_at: expiresAt, created_at: write.at },
    })
    .execute();
  write.enqueue(
    enqueued({ name: 'expireInvitation' }, { invitationId: id }, { runAt: expiresAt, key: `expire ${id}` }),
  );
  write.audit({
    action: 'createInvitation',
    agencyId: person.agencyId,
    subject: { type: 'Invitation', id },
    actor: 'reviewer',
  });
  return id;
}
