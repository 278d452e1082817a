import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { googleReviewUrlOf } from '../google-review-url.ts';
import { agencyIsPremium } from '../premium.ts';
import { setGoogleReview } from './google-review.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const AgencyToEdit = plan.type('AgencyToEdit', 'agencies');

plan.fields(Agency, (t) => ({
  offeredGoogleReviewUrl: t.sql({
    type: 'String',
    nullable: true,
    description: 'The Google review link, if the agency offers it to everyone who sends a review here.',
    sql: ({ row }) =>
      sql<string>`case when ${row.offers_google_review} and ${agencyIsPremium(row)} then ${googleReviewUrlOf(row)} end`,
  }),
}));

plan.fields(AgencyToEdit, (t) => t.columns({ googleReviewUrl: 'String?', offersGoogleReview: 'Boolean' }));

commandMutation(setGoogleReview, {
  description: 'Sets the Google review link, and whether everyone who sends a review is offered it, or no one.',
  payload: { profile: AgencyToEdit },
  ids: { profileId: 'AgencyToEdit' },
});
