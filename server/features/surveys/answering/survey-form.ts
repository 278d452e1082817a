import { sql } from 'kysely';
import type { Audience } from '#common/reviews/criteria.ts';
import type { Answers } from '#common/surveys/answers.ts';
import { standardAccent } from '#common/surveys/mail.ts';
import type { SurveyQuestions } from '#common/surveys/questions.ts';
import { type RecipientState, takesAnswers } from '#common/surveys/recipient-states.ts';
import { openingQuestion, type SurveyTemplate } from '#common/surveys/workflows.ts';
import type { Database } from '#server/database/database.ts';
import { googleReviewUrlOf } from '#server/features/profiles/google-review-url.ts';
import { fileUrl } from '#server/features/profiles/pictures.ts';
import { hashToken } from '#server/session/tokens.ts';

/** Whether a survey can be answered, or why not. */
export type SurveyFormState = 'open' | 'complete' | 'expired' | 'unsubscribed' | 'closed';

/** A survey as the person who answers sees it: what was answered so far, and what comes next. */
export interface SurveyForm {
  readonly state: SurveyFormState;
  readonly isAnonymous: boolean;
  readonly audience: Audience;
  readonly agencyName: string;
  readonly agencyLegalName: string;
  readonly agencyContact: string;
  readonly agencySlug: string;
  readonly logoUrl: string | null;
  readonly template: SurveyTemplate;
  readonly accent: string;
  readonly intro: string | null;
  readonly openingQuestion: string;
  /** Null before there is a score. */
  readonly questions: SurveyQuestions | null;
  readonly answers: Answers;
  readonly thanksTitle: string | null;
  readonly thanksText: string | null;
  /** A link to review the agency on Google, if that is offered to everyone. Only once the survey is complete. */
  readonly googleUrl: string | null;
  /** Whether people are invited to review the agency here, once the survey is complete. */
  readonly offersReview: boolean;
  /** How the browser of an anonymous person was said to continue its response. */
  readonly resume: string | null;
}

interface Who {
  readonly campaignId: string;
  readonly token: string | null;
  readonly resume: string | null;
}

interface Row {
  state: RecipientState | null;
  is_over: boolean;
  is_open: boolean;
  is_complete: boolean | null;
  audience: Audience;
  name: string;
  legal_name: string;
  contact_email: string;
  slug: string;
  logo_url: string | null;
  template: SurveyTemplate;
  accent: string;
  intro: string | null;
  question: string | null;
  google_url: string | null;
  offers_review: boolean | null;
  score: number | null;
  questions: SurveyQuestions | null;
  thanks_title: string | null;
  thanks_text: string | null;
  answers: Answers | null;
}

/** The form that a link opens, in one statement; null for an unknown link. Reading it changes nothing. */
export async function surveyFormOf(
  { kysely }: Pick<Database, 'kysely'>,
  { campaignId, token, resume }: Who,
  now: Date,
): Promise<SurveyForm | null> {
  const { rows } = await sql<Row>`/* surveyForm */
    select r.state, coalesce(r.expires_at <= ${now}::timestamptz, false) as is_over, v.is_complete,
      c.is_active and c.has_open_link as is_open, s.audience, a.name, a.legal_name, a.contact_email, a.slug,
      case when s.shows_logo or s.template = 'default_template' then ${fileUrl(sql.ref('a.logo_file_id'))} end as logo_url,
      s.template, s.accent, s.intro, s.question,
      case when s.offers_google and v.is_complete then ${googleReviewUrlOf({ id: sql.ref('a.id'), google_review_url: sql.ref('a.google_review_url') })} end as google_url,
      s.offers_review and v.is_complete as offers_review,
      v.score, w.questions, w.thanks_title, w.thanks_text,
      (select jsonb_object_agg(x.question_id, x.value) from answers x where x.response_id = v.id) as answers
    from campaigns c
      join surveys s on s.id = c.survey_id
      join agencies a on a.id = c.agency_id
      left join survey_recipients r on r.campaign_id = c.id
        and r.id = (select t.recipient_id from survey_tokens t where t.token_hash = ${token === null ? null : hashToken(token)})
      left join responses v on v.campaign_id = c.id and (v.recipient_id = r.id
        or (${token}::text is null and v.resume_hash = ${resume === null ? null : hashToken(resume)}))
      left join workflows w on w.id = v.workflow_id
    where c.id = ${campaignId} and (${token}::text is null or r.id is not null)`.execute(kysely);
  const row = rows[0];
  return row ? formOf(row, { token, resume }) : null;
}

/** The form of a completed survey by the token of its email; null if there is none. Reading it changes nothing. */
export async function completedSurveyOf(
  database: Pick<Database, 'kysely'>,
  token: string,
  now: Date,
): Promise<SurveyForm | null> {
  const recipient = await database.kysely
    .selectFrom('survey_tokens as t')
    .innerJoin('survey_recipients as r', 'r.id', 't.recipient_id')
    .select('r.campaign_id')
    .where('t.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const form =
    recipient && (await surveyFormOf(database, { campaignId: recipient.campaign_id, token, resume: null }, now));
  return form?.state === 'complete' ? form : null;
}

function stateOf({ state, is_over, is_open, is_complete }: Row): SurveyFormState {
  if (is_complete) return 'complete';
  if (state === null) return is_open ? 'open' : 'closed';
  if (state === 'complete' || state === 'unsubscribed' || state === 'expired') return state;
  if (!takesAnswers(state)) return 'closed';
  return is_over ? 'expired' : 'open';
}

function formOf(row: Row, { token, resume }: Pick<Who, 'token' | 'resume'>): SurveyForm {
  const isDefault = row.template === 'default_template';
  return {
    state: stateOf(row),
    isAnonymous: token === null,
    audience: row.audience,
    agencyName: row.name,
    agencyLegalName: row.legal_name,
    agencyContact: row.contact_email,
    agencySlug: row.slug,
    template: row.template,
    ...{ logoUrl: row.logo_url, accent: isDefault ? standardAccent : row.accent, intro: isDefault ? null : row.intro },
    openingQuestion: row.question ?? openingQuestion(row.name),
    questions: row.questions,
    answers: { ...row.answers, ...(row.score !== null && { score: row.score }) },
    thanksTitle: row.thanks_title,
    thanksText: row.thanks_text,
    googleUrl: row.google_url,
    offersReview: row.offers_review === true,
    resume: token === null ? resume : null,
  };
}
