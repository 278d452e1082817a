import { builder } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { answerSurvey, noteSurveyActivity } from './answering.commands.ts';
import { acceptReviewOffer } from './review-offer.commands.ts';
import { completedSurveyOf, type SurveyForm, surveyFormOf } from './survey-form.ts';

const SurveyFormType = builder.objectRef<SurveyForm>('SurveyForm').implement({
  description: 'A survey as the person who answers sees it.',
  fields: (t) => ({
    state: t.exposeString('state', {
      nullable: false,
      description: "'open', or why it takes no answers: 'complete', 'expired', 'unsubscribed', 'closed'.",
    }),
    isAnonymous: t.exposeBoolean('isAnonymous', { nullable: false }),
    audience: t.exposeString('audience', { nullable: false }),
    agencyName: t.exposeString('agencyName', { nullable: false }),
    agencyLegalName: t.exposeString('agencyLegalName', { nullable: false }),
    agencyContact: t.exposeString('agencyContact', { nullable: false }),
    agencySlug: t.exposeString('agencySlug', { nullable: false }),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    template: t.exposeString('template', { nullable: false }),
    accent: t.exposeString('accent', { nullable: false }),
    intro: t.exposeString('intro', { nullable: true }),
    openingQuestion: t.exposeString('openingQuestion', { nullable: false }),
    questions: t.field({
      type: 'SurveyQuestions',
      nullable: true,
      description: 'All questions of the version that follows the score; null before there is a score.',
      resolve: ({ questions }) => questions,
    }),
    answers: t.field({ type: 'SurveyAnswers', nullable: false, resolve: ({ answers }) => answers }),
    thanksTitle: t.exposeString('thanksTitle', { nullable: true }),
    thanksText: t.exposeString('thanksText', { nullable: true }),
    googleUrl: t.exposeString('googleUrl', {
      nullable: true,
      description: 'A link to review the agency on Google, once the survey is complete, if every group is offered it.',
    }),
    offersReview: t.exposeBoolean('offersReview', {
      nullable: false,
      description: 'Whether people are invited to review the agency here, once the survey is complete.',
    }),
    resume: t.string({
      nullable: true,
      description:
        'What a browser keeps to continue an anonymous response: the given text, or a new one. Null for an emailed link.',
      resolve: ({ isAnonymous, resume }, _args, { nature }) => (isAnonymous ? (resume ?? nature.newToken()) : null),
    }),
  }),
});

builder.queryField('surveyForm', (t) =>
  t.field({
    type: SurveyFormType,
    nullable: true,
    description: 'The survey that a link opens; null for an unknown link. Reading it changes nothing.',
    args: {
      campaignId: t.arg.id({ required: true }),
      token: t.arg.string({ description: 'From the email. Without one, the link is the open one.' }),
      resume: t.arg.string({ description: 'How this browser continues an anonymous response.' }),
    },
    resolve: (_root, { campaignId, token, resume }, { database, nature }) =>
      surveyFormOf(
        database,
        { campaignId: String(localIdOf('Campaign', campaignId)), token: token ?? null, resume: resume ?? null },
        nature.now(),
      ),
  }),
);

builder.queryField('surveyThanks', (t) =>
  t.field({
    type: SurveyFormType,
    nullable: true,
    description: 'A survey that was completed by the link of this email; null if none was. Reading it changes nothing.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { database, nature }) => completedSurveyOf(database, token, nature.now()),
  }),
);

commandMutation(answerSurvey, {
  description: 'Saves an answer of a survey, by the token of an email or for a browser that answers anonymously.',
  ids: { campaignId: 'Campaign' },
  input: (t) => ({ answer: t.field({ type: 'SurveyAnswer', required: false }) }),
});
commandMutation(noteSurveyActivity, {
  description: 'Reports that a person opened or started a survey.',
  ids: { campaignId: 'Campaign' },
});
commandMutation(acceptReviewOffer, {
  description:
    'Leads a person who has completed a survey to their review. Without an invitation, the open link of the recruiter or the agency is theirs.',
  payload: {
    invitationId: 'String',
    placementId: 'String',
    source: 'String',
    audience: 'String',
    recruiterSlug: 'String',
    agencySlug: 'String',
  },
});
