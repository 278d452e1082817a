import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { campaignName } from '#common/surveys/inputs.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Campaigns } from '#server/database/types.ts';
import { agencyWithSurveys, surveyFor } from '../may-edit.ts';
import { campaignSettings } from './campaign-settings.ts';

/** Creates a campaign of an audience's survey. It asks nobody until it is turned on. */
export const createCampaign = defineCommand({
  name: 'createCampaign',
  input: z.object({ surveyId: z.uuid(), name: campaignName }),
  run: async (write, { surveyId, name }) => {
    const survey = await surveyFor(write, surveyId);
    await refuseTooMany(write, survey.agency_id);
    const id = write.nature.newId();
    const { timing } = await campaignSettings(write.tx, survey.agency_id);
    await write.tx
      .insertInto('campaigns')
      .values({
        ...{ id, agency_id: survey.agency_id, survey_id: survey.id, name, trigger: 'list' },
        delay_days: timing.delayDays[survey.audience as Audience],
        ...{ created_by: write.viewer.userId, created_at: write.at },
      })
      .execute();
    audit(write, { id, agency_id: survey.agency_id }, 'createCampaign');
    return { campaign: id };
  },
});

/** Saves parts of a campaign. What is left out stays as it is; a clash returns the newer campaign. */
export const saveCampaign = defineCommand({
  name: 'saveCampaign',
  input: z.object({
    campaignId: z.uuid(),
    expectedVersion: z.int(),
    name: campaignName.optional(),
    hasOpenLink: z.boolean().optional(),
    isActive: z.boolean().optional(),
  }),
  run: async (write, { campaignId, expectedVersion, ...said }) => {
    const campaign = await campaignFor(write, campaignId);
    refuseClash('campaign', campaign.version, expectedVersion, { campaign: campaign.id });
    await write.tx
      .updateTable('campaigns')
      .set({
        name: said.name ?? campaign.name,
        has_open_link: said.hasOpenLink ?? campaign.has_open_link,
        is_active: said.isActive ?? campaign.is_active,
        version: campaign.version + 1,
      })
      .where('id', '=', campaign.id)
      .execute();
    audit(write, campaign, 'saveCampaign', Object.keys(said));
    return { campaign: campaign.id };
  },
});

/** Deletes a campaign that nobody was asked by and nobody has answered. Any other can only be turned off. */
export const deleteCampaign = defineCommand({
  name: 'deleteCampaign',
  input: z.object({ campaignId: z.uuid() }),
  run: async (write, { campaignId }) => {
    const campaign = await campaignFor(write, campaignId);
    const { tx } = write;
    const used = await tx
      .selectFrom('campaigns as c')
      .select('c.id')
      .where('c.id', '=', campaign.id)
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('responses as v')
              .select('v.id')
              .whereRef('v.campaign_id', '=', 'c.id')
              .whereRef('v.agency_id', '=', 'c.agency_id'),
          ),
          eb.exists(
            eb
              .selectFrom('survey_recipients as r')
              .select('r.id')
              .whereRef('r.campaign_id', '=', 'c.id')
              .whereRef('r.agency_id', '=', 'c.agency_id'),
          ),
        ]),
      )
      .executeTakeFirst();
    if (used)
      refuse('USED', 'People have been asked by this campaign, so it stays with their answers. Turn it off instead.');
    await tx.deleteFrom('campaigns').where('id', '=', campaign.id).execute();
    audit(write, campaign, 'deleteCampaign');
    return { deletedCampaignId: `Campaign:${campaign.id}` };
  },
});

type Campaign = Pick<Selectable<Campaigns>, 'id' | 'agency_id'>;

/** A campaign that the viewer may change, locked until the end of the transaction. To others it looks missing. */
export async function campaignFor(write: Write, id: string): Promise<Selectable<Campaigns>> {
  const { permissions, seesAgency, agencyId } = write.viewer;
  if (!permissions.has('nps_view') && !seesAgency) return refuseUnknown();
  const campaign = await write.tx
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!campaign) return refuseUnknown();
  agencyWithSurveys(write);
  return campaign;
}

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= surveyLimits.campaigns)
    refuse('LIMIT', `You have ${surveyLimits.campaigns} campaigns. Delete one that was never used to add another.`);
}

function audit(write: Write, { id, agency_id }: Campaign, action: AuditAction, fields?: readonly string[]): void {
  write.audit({
    ...{ action, agencyId: agency_id, subject: { type: 'Campaign', id } },
    ...(fields && { details: { fields } }),
  });
}
