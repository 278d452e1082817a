import { formatCount } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import { campaignUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '../../notices/tell.ts';
import { adminsOfAgency } from '../../profiles/agencies/agency-admins.ts';

/**
 * Counts one more person whose email bounced, and pauses the campaign when these are more than 5 % of the people it has
 * emailed, without those that a person accepted when they resumed it. Fewer than twenty people count as twenty. The
 * agency's admins are told.
 */
export async function pauseAtManyBounces(write: Write, campaignId: string): Promise<void> {
  const { tx, at } = write;
  const campaign = await tx
    .updateTable('campaigns')
    .set((eb) => ({ bounced_people: eb('bounced_people', '+', 1) }))
    .where('id', '=', campaignId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { agency_id: agencyId, emailed_people: sent, bounced_people: bounced, tolerated_bounces, paused_at } = campaign;
  const share = (bounced - tolerated_bounces) / Math.max(sent, invitationLimits.pausesFromMails);
  if (paused_at || share <= invitationLimits.pausesAboveBouncedShare) return;
  await tx
    .updateTable('campaigns')
    .set({ paused_at: at, paused_because: `${bounced} of ${formatCount(sent, 'email')} bounced.` })
    .where('id', '=', campaignId)
    .execute();
  write.audit({
    ...{ action: 'pauseCampaign', agencyId, actor: 'system', subject: { type: 'Campaign', id: campaignId } },
    details: { sent, bounced },
  });
  const admins = await adminsOfAgency(write, agencyId);
  await tell(write, 'campaignPaused', {
    ...{ to: admins.map(({ id }) => id), about: campaign.name, path: campaignUrl(campaignId) },
  });
}
