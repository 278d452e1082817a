import { z } from 'zod';
import { surveyInput } from '#common/surveys/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { googleReviewUrlOf } from '#server/features/profiles/google-review-url.ts';
import { surveyFor } from './may-edit.ts';

/**
 * Saves parts of an audience's survey. Ways to a public review are kept here, and not by group, so that they are open
 * to promoters, passives and detractors alike. A clash returns the newer survey.
 */
export const saveSurvey = defineCommand({
  name: 'saveSurvey',
  input: surveyInput.extend({ surveyId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { surveyId, expectedVersion, ...said }) => {
    const survey = await surveyFor(write, surveyId);
    refuseClash('survey', survey.version, expectedVersion, { survey: survey.id });
    if (said.question !== undefined && !env.PLAUDIT_FEATURES.npsEditorCustomQuestion)
      refuse('FEATURE_OFF', 'Editing the standard questions is turned off on this site.', 'question');
    if (said.offersGoogle) await refuseWithoutGoogle(write, survey.agency_id);
    await write.tx
      .updateTable('surveys')
      .set({ ...columnsOf(said), version: survey.version + 1 })
      .where('id', '=', survey.id)
      .execute();
    write.audit({
      action: 'saveSurvey',
      agencyId: survey.agency_id,
      subject: { type: 'Survey', id: survey.id },
      details: { fields: Object.keys(said) },
    });
    return { survey: survey.id };
  },
});

/** The columns of the given fields, without missing ones. */
function columnsOf(said: z.output<typeof surveyInput>) {
  const columns = {
    template: said.template,
    question: said.question,
    accent: said.accent,
    shows_logo: said.showsLogo,
    intro: said.intro,
    subject: said.subject,
    mail_text: said.mailText,
    offers_google: said.offersGoogle,
    offers_review: said.offersReview,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [C in keyof typeof columns]?: Exclude<(typeof columns)[C], undefined> };
}

async function refuseWithoutGoogle({ tx }: Write, agencyId: string): Promise<void> {
  const { url } = await tx
    .selectFrom('agencies')
    .select(({ ref }) =>
      googleReviewUrlOf({ id: ref('agencies.id'), google_review_url: ref('agencies.google_review_url') }).as('url'),
    )
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (url === null) refuse('MISSING', "Add your agency's Google review link to its profile first.", 'offersGoogle');
}
