import type { Insertable, Selectable } from 'kysely';
import type { InvitationState } from '#common/invitations/states.ts';
import { invitationLimits } from '#common/limits.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { hashToken } from '#server/session/tokens.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { daysAfter } from './timing.ts';

type Wishes = Partial<Insertable<DB['invitations']>>;

/** An invitation with a live token, as in a mailed link. */
export type InvitationWithToken = Selectable<DB['invitations']> & { token: string };

/** An invitation sent to a candidate yesterday. Creates a placement when none is given. Times follow the state. */
export async function createInvitation(database: Database, overrides: Wishes = {}): Promise<InvitationWithToken> {
  const { kysely } = database;
  const placement = await placementFor(database, overrides);
  const audience = overrides.audience ?? 'candidate';
  const isCandidate = audience === 'candidate';
  const row = await kysely
    .insertInto('invitations')
    .values({
      id: nature.newId(),
      agency_id: placement.agency_id,
      recruiter_id: placement.recruiter_id,
      placement_id: placement.id,
      audience,
      source: 'link',
      recipient_name: (isCandidate ? placement.candidate_name : placement.contact_name) ?? 'Casey Wintergreen',
      recipient_email: (isCandidate ? placement.candidate_email : placement.contact_email) ?? 'casey@mail.example',
      ...timesOf((overrides.state ?? 'sent') as InvitationState),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, token: await createToken(database, row.id) };
}

/** Another live token of an invitation, as in a reminder. */
export async function createToken({ kysely }: Database, invitationId: string): Promise<string> {
  const token = nature.newToken();
  await kysely
    .insertInto('invitation_tokens')
    .values({ token_hash: hashToken(token), invitation_id: invitationId, created_at: new Date() })
    .execute();
  return token;
}

const placementFor = (database: Database, { placement_id: id, recruiter_id }: Wishes) =>
  id
    ? database.kysely.selectFrom('placements').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    : createPlacement(database, recruiter_id ? { recruiter_id } : {});

function timesOf(state: InvitationState) {
  const yesterday = daysAfter(new Date(), -1);
  const base = { state, created_at: daysAfter(yesterday, -1), cancelled_because: null };
  if (state === 'draft') return base;
  if (state === 'cancelled')
    return { ...base, cancelled_because: 'The placement was canceled', scheduled_for: yesterday };
  if (state === 'scheduled') return { ...base, scheduled_for: daysAfter(new Date(), 7) };
  const isOpened = ['opened', 'started', 'completed'].includes(state);
  return {
    ...base,
    scheduled_for: yesterday,
    sent_at: yesterday,
    opened_at: isOpened ? yesterday : null,
    started_at: isOpened && state !== 'opened' ? yesterday : null,
    completed_at: state === 'completed' ? new Date() : null,
    expires_at: daysAfter(yesterday, invitationLimits.expiresAfterDays),
  };
}
