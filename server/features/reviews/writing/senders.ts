import { sql } from 'kysely';
import { riskLimits } from '#common/limits.ts';
import { senderNetworkDays } from '#common/retention.ts';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import type { Write } from '#server/commands/write.ts';
import { senderOf } from '#server/session/sender-network.ts';

/** What is known about where a version of a review was sent from. */
export interface Sent {
  agency_id: string;
  sender_network: Buffer | null;
  sent_by_member: boolean;
  /** When an open review was sent, before its address was confirmed; null for rows older than this column. */
  sent_at: Date | null;
}

/** Where the current request comes from, as stored with a review of this agency. */
export const sentBy = (write: Pick<Write, 'network' | 'viewer' | 'at'>, agencyId: string): Omit<Sent, 'agency_id'> => ({
  sender_network: senderOf(write),
  sent_by_member: write.viewer.agencyId === agencyId,
  sent_at: write.at,
});

/**
 * What the sender's network and browser show: whether they are the agency's own, and whether many reviews came from
 * there at once. Includes unconfirmed submissions; otherwise the order and speed of confirming would matter.
 * @param sentAt when it was sent, which may be long before this check
 */
export async function signalsOfSender({ tx }: Write, sent: Sent, sentAt: Date): Promise<RiskSignal[]> {
  if (!sent.sender_network) return sent.sent_by_member ? ['recruiter_device'] : [];
  const { moreThan, withinMinutes } = riskLimits.fromOneNetwork;
  const { rows } = await sql<{ is_agencys: boolean; lately: number }>`/* signalsOfSender */
    select exists (
        select from session_families f join recruiters r on r.user_id = f.user_id
        where f.network_hash = ${sent.sender_network} and r.agency_id = ${sent.agency_id}
          and f.last_used_at > ${sentAt}::timestamptz - make_interval(days => ${senderNetworkDays})
      ) as is_agencys, (
        select count(*)::int from (
          select coalesce(sent_at, submitted_at) as at from reviews where sender_network = ${sent.sender_network}
          union all
          select created_at from review_submissions where network_hash = ${sent.sender_network} and confirmed_at is null
        ) as from_there
        where at > ${sentAt}::timestamptz - make_interval(mins => ${withinMinutes}) and at <= ${sentAt}
      ) as lately`.execute(tx);
  const { is_agencys, lately } = rows[0]!;
  const signals: RiskSignal[] = [];
  if (sent.sent_by_member || is_agencys) signals.push('recruiter_device');
  if (lately > moreThan) signals.push('many_from_network');
  return signals;
}
