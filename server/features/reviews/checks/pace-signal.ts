import { riskLimits } from '#common/limits.ts';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Whether a review was sent sooner after its form was first touched than anybody can write it. Both times are ours:
 * when the browser reported the first key, tap or scroll, and when the review arrived. Without JavaScript, the opening
 * is not reported, so the pace is unknown.
 */
export async function signalsOfPace(
  tx: Database['kysely'],
  { invitation_id, submitted_at }: { invitation_id: string | null; submitted_at: Date },
): Promise<RiskSignal[]> {
  const invitation = await tx
    .selectFrom('invitations')
    .select('opened_at')
    .where('id', '=', invitation_id)
    .executeTakeFirst();
  if (!invitation?.opened_at) return [];
  const took = submitted_at.getTime() - invitation.opened_at.getTime();
  return took > 0 && took < riskLimits.sentWithinSeconds * 1000 ? ['sent_too_fast'] : [];
}
