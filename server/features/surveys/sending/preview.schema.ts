import { MailPreview } from '#server/features/invitations/mail-preview.ts';
import { builder } from '#server/graphql/builder.ts';
import { previewSurveyMail } from './preview.tsx';

const SurveyMailPreviewInput = builder.inputType('SurveyMailPreviewInput', {
  description: "A survey's design and a campaign's words as typed so far. Without a text, the usual one is shown.",
  fields: (t) => ({
    audience: t.string({ required: true }),
    template: t.string(),
    question: t.string(),
    accent: t.string(),
    subject: t.string(),
    text: t.string(),
    message: t.string(),
    senderName: t.string(),
    isAboutPlacement: t.boolean(),
  }),
});

builder.queryField('surveyMailPreview', (t) =>
  t.field({
    type: MailPreview,
    nullable: true,
    description: "The email of a survey, for viewers who see the agency's surveys.",
    args: { input: t.arg({ type: SurveyMailPreviewInput, required: true }) },
    resolve: (_root, { input }, context) => previewSurveyMail(context, input),
  }),
);
