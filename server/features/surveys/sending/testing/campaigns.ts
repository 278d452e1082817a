import type { TestDatabase } from '#server/database/testing/database.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { noonIn } from '../../../invitations/testing/noon.ts';
import { daysAfter } from '../../../invitations/timing.ts';
import { createAgency } from '../../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '../../surveys.factories.ts';
import { sendCampaigns } from '../sending.tasks.ts';

/** Where the agencies of these tests are. */
export const zone = 'Australia/Sydney';

/** A moment ahead of the database's clock, which a test cannot set, within the hours in which emails leave. */
export const noon = noonIn(zone, 30);

/** Makes campaigns in a test's database, sends them, and reads what they sent. */
export function campaignsIn({ database, context }: TestDatabase) {
  const { kysely } = database;

  /** An active campaign of an agency whose plan has surveys. */
  async function campaignOf(
    wishes: Partial<Parameters<typeof createCampaign>[1]> = {},
    survey: Partial<Parameters<typeof createSurvey>[1]> = {},
  ) {
    const agency = await createAgency(database, { plan: 'ultimate_team', time_zone: zone });
    const made = await createSurvey(database, { agency_id: agency.id, ...survey });
    const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: made.survey.id, ...wishes });
    return { agency, campaign };
  }
  type Campaign = Awaited<ReturnType<typeof campaignOf>>;

  /** People whose time came an hour before noon: those of a list, unless they are given a placement. */
  async function queued({ agency, campaign }: Campaign, count: number, wishes: object = {}): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const { recipient } = await createRecipient(database, {
        ...{ agency_id: agency.id, campaign_id: campaign.id, state: 'queued', sent_at: null },
        ...{ scheduled_for: daysAfter(noon, -1 / 24), created_at: daysAfter(noon, -1), ...wishes },
      });
      ids.push(recipient.id);
    }
    return ids;
  }

  const recipients = ({ campaign }: Campaign) =>
    kysely.selectFrom('survey_recipients').selectAll().where('campaign_id', '=', campaign.id).orderBy('id').execute();
  return {
    campaignOf,
    queued,
    recipients,
    /** Starts what is due at a moment, and runs every task until nothing is left. */
    run: async (now: Date) => {
      await sendCampaigns.run(context(undefined, now), {});
      await doTasks(context(), now);
    },
    statesOf: async (campaign: Campaign) => (await recipients(campaign)).map(({ state }) => state),
    mailsOf: ({ agency }: Campaign) =>
      kysely.selectFrom('mails').selectAll().where('agency_id', '=', agency.id).orderBy('id').execute(),
    campaignRow: ({ campaign }: Campaign) =>
      kysely.selectFrom('campaigns').selectAll().where('id', '=', campaign.id).executeTakeFirstOrThrow(),
  };
}

/** A campaign with its agency. */
export type TestCampaign = Awaited<ReturnType<ReturnType<typeof campaignsIn>['campaignOf']>>;
