import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Audience } from '#common/reviews/criteria.ts';
import { campaignInput, campaignLimits } from '#common/surveys/campaign-settings.ts';
import { campaignName } from '#common/surveys/inputs.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Campaigns } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { surveyFor } from '../may-edit.ts';
import { auditCampaign, campaignFor } from './campaign-for.ts';
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
    auditCampaign(write, { id, agency_id: survey.agency_id }, 'createCampaign');
    return { campaign: id };
  },
});

/** Saves parts of a campaign. What is left out stays as it is; a clash returns the newer campaign. */
export const saveCampaign = defineCommand({
  name: 'saveCampaign',
  input: campaignInput.extend({ campaignId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { campaignId, expectedVersion, ...said }) => {
    const campaign = await campaignFor(write, campaignId);
    refuseClash('campaign', campaign.version, expectedVersion, { campaign: campaign.id });
    const changes = columnsOf(said);
    const after = { ...campaign, ...changes };
    if (after.trigger !== campaign.trigger) await refuseOnceAsked(write, campaign);
    if (after.since !== campaign.since) refuseUnfitSince(write, after.since);
    if (after.trigger === 'ats_status' && !env.PLAUDIT_FEATURES.bullhornNps)
      refuse('OFF', 'Choose who gets the emails.', 'trigger');
    if (after.is_active && after.trigger === 'placement_start' && after.since === null)
      refuse('MISSING', 'Choose the earliest start date to include.', 'since');
    if (after.is_active && after.trigger === 'ats_status') refuseUnfitStatus(after);
    await write.tx
      .updateTable('campaigns')
      .set({ ...changes, version: campaign.version + 1 })
      .where('id', '=', campaign.id)
      .execute();
    auditCampaign(write, campaign, 'saveCampaign', { fields: Object.keys(said) });
    return { campaign: campaign.id };
  },
});

/** The columns of the given fields, without missing ones. */
function columnsOf(said: z.output<typeof campaignInput>) {
  const columns = {
    name: said.name,
    trigger: said.trigger,
    delay_days: said.delayDays,
    since: said.since,
    ats_status: said.atsStatus,
    message: said.message,
    sender_name: said.senderName,
    throttle: said.throttle,
    has_open_link: said.hasOpenLink,
    is_active: said.isActive,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [C in keyof typeof columns]?: Exclude<(typeof columns)[C], undefined> };
}

/** The people of a campaign came from its trigger, so it stays once there are any. */
async function refuseOnceAsked({ tx }: Write, { id, agency_id }: Selectable<Campaigns>): Promise<void> {
  const person = await tx
    .selectFrom('survey_recipients')
    .select('id')
    .where('agency_id', '=', agency_id)
    .where('campaign_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (person) refuse('USED', 'This campaign already has people. Create another campaign to ask others.', 'trigger');
}

/** A status alone says neither from when nor which. */
function refuseUnfitStatus({ since, ats_status }: { since: string | null; ats_status: string | null }): void {
  if (ats_status === null) refuse('MISSING', 'Enter the status that starts the emails.', 'atsStatus');
  if (since === null) refuse('MISSING', 'Choose the earliest day to include.', 'since');
}

/** The answers of people who started long ago say little about the agency of today. */
function refuseUnfitSince({ at, viewer }: Write, since: string | null): void {
  if (since === null) return;
  const { sinceDaysBack } = campaignLimits;
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(viewer.timeZone).toPlainDate();
  const day = Temporal.PlainDate.from(since);
  if (Temporal.PlainDate.compare(day, today.subtract({ days: sinceDaysBack })) < 0)
    refuse('invalid', `Choose a day at most ${sinceDaysBack} days ago.`, 'since');
  if (Temporal.PlainDate.compare(day, today.add({ days: sinceDaysBack })) > 0)
    refuse('invalid', 'Choose a day within a year from now.', 'since');
}

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
    auditCampaign(write, campaign, 'deleteCampaign');
    return { deletedCampaignId: `Campaign:${campaign.id}` };
  },
});

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= surveyLimits.campaigns)
    refuse('LIMIT', `You have ${surveyLimits.campaigns} campaigns. Delete one that was never used to add another.`);
}
