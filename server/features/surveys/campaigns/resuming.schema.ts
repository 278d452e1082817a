import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { resumeCampaign } from './resuming.commands.ts';

const Campaign = plan.type('Campaign', 'campaigns');

plan.fields(Campaign, (t) => ({
  ...t.columns({ pausedAt: 'DateTime?', pausedBecause: 'String?' }),
}));

commandMutation(resumeCampaign, {
  description: 'Lets a campaign continue that was paused because too many of its emails bounced.',
  payload: { campaign: Campaign },
  ids: { campaignId: 'Campaign' },
});
