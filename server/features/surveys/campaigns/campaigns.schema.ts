import { sql } from 'kysely';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { createCampaign, deleteCampaign, saveCampaign } from './campaigns.commands.ts';
import { type AnsweredPerson, addSurveyPeople } from './people.commands.ts';

const Survey = plan.type('Survey', 'surveys');

/** A campaign asks an audience by its survey. The agency's people see it as they see its surveys. */
const Campaign = plan.node('Campaign', {
  table: 'campaigns',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and (${can('nps_view')} or ${viewer.seesAgency}))`,
});

plan.fields(Campaign, (t) => ({
  ...t.columns({
    ...{ name: 'String', isActive: 'Boolean', hasOpenLink: 'Boolean', version: 'Int', createdAt: 'DateTime' },
    ...{
      trigger: 'String',
      delayDays: 'Int',
      since: 'Date?',
      atsStatus: 'String?',
      throttle: 'Int',
      message: 'String?',
      senderName: 'String?',
    },
  }),
  hasPeople: t.sql({
    type: 'Boolean',
    description: 'Whether it has asked or will ask anyone. Its trigger can then no longer be changed.',
    sql: ({ row }) =>
      sql<boolean>`exists (select from survey_recipients r where r.agency_id = ${row.agency_id} and r.campaign_id = ${row.id})`,
  }),
  survey: t.one(Survey, { via: 'survey_id' }),
  isUsed: t.sql({
    type: 'Boolean',
    description: 'Whether anyone was asked or has answered. It can then no longer be deleted.',
    sql: ({ row }) =>
      sql<boolean>`(exists (select from responses v where v.agency_id = ${row.agency_id} and v.campaign_id = ${row.id})
        or exists (select from survey_recipients r where r.agency_id = ${row.agency_id} and r.campaign_id = ${row.id}))`,
  }),
}));

plan.query.list('campaigns', Campaign, {
  description: "The campaigns of the viewer's agency.",
  sorts: { NEWEST: { desc: ['created_at'] } },
  filterInput: (t) => ({ isActive: t.boolean() }),
  filters: { isActive: ({ row, eb }, isActive) => eb(row.is_active, '=', isActive) },
});

commandMutation(createCampaign, {
  description: "Creates a campaign of an audience's survey. It asks nobody until it is turned on.",
  payload: { campaign: Campaign },
  ids: { surveyId: 'Survey' },
});
commandMutation(saveCampaign, {
  description: 'Saves parts of a campaign. Omitted fields stay unchanged.',
  payload: { campaign: Campaign },
  ids: { campaignId: 'Campaign' },
});
const AnsweredPersonType = builder.objectRef<AnsweredPerson>('AnsweredPerson').implement({
  description: 'The answer to a row of people to add to a campaign.',
  fields: (t) => ({
    name: t.string({ nullable: false, resolve: ({ name }) => name }),
    email: t.string({ nullable: false, resolve: ({ email }) => email }),
    recruiter: t.string({ nullable: false, resolve: ({ recruiter }) => recruiter }),
    answer: t.string({ nullable: false, resolve: ({ answer }) => answer }),
  }),
});

commandMutation(addSurveyPeople, {
  description: 'Adds people to a campaign that asks a list. `answers` has one answer for each row.',
  payload: { campaign: Campaign, answers: { listOf: AnsweredPersonType } },
  ids: { campaignId: 'Campaign' },
});
commandMutation(deleteCampaign, {
  description: 'Deletes a campaign that nobody was asked by and nobody has answered.',
  payload: { deletedCampaignId: 'ID' },
  ids: { campaignId: 'Campaign' },
});
