import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import { campaignFor } from './campaign-for.ts';

/** Lets a campaign continue that was paused because too many of its emails bounced. Bounces so far no longer count. */
export const resumeCampaign = defineCommand({
  name: 'resumeCampaign',
  input: z.object({ campaignId: z.uuid() }),
  run: async (write, { campaignId }) => {
    const campaign = await campaignFor(write, campaignId);
    if (!campaign.paused_at) return refuse('STATE', "This campaign isn't paused.");
    await write.tx
      .updateTable('campaigns')
      .set({ paused_at: null, paused_because: null, tolerated_bounces: campaign.bounced_people })
      .where('id', '=', campaignId)
      .execute();
    write.audit({
      ...{ action: 'resumeCampaign', agencyId: campaign.agency_id, subject: { type: 'Campaign', id: campaignId } },
      details: { bounced: campaign.bounced_people },
    });
    return { campaign: campaignId };
  },
});
