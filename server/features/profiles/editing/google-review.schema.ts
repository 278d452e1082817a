import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { agencyIsPremium } from '../premium.ts';
import { setGoogleReview } from './google-review.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const AgencyToEdit = plan.type('AgencyToEdit', 'agencies');

plan.fields(Agency, (t) => ({
  offeredGoogleReviewUrl: t.sql({
    type: 'String',
    nullable: true,
    description: 'Where Google takes reviews of the agency, if it shows that to everybody who has sent one here.',
    sql: ({ row }) =>
      sql<string>`case when ${row.offers_google_review} and ${agencyIsPremium(row)} then ${row.google_review_url} end`,
  }),
}));

plan.fields(AgencyToEdit, (t) => t.columns({ googleReviewUrl: 'String?', offersGoogleReview: 'Boolean' }));

commandMutation(setGoogleReview, {
  description: 'Where Google takes reviews of the agency, and whether all thanks for a review lead there, or none.',
  payload: { profile: AgencyToEdit },
  ids: { profileId: 'AgencyToEdit' },
});
