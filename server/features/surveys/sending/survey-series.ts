import { sql } from 'kysely';
import { formatDay } from '#common/formats.ts';
import { senderShown } from '#common/invitations/settings.ts';
import { helloTo } from '#common/person-names.ts';
import { standardAccent } from '#common/surveys/mail.ts';
import { openingQuestion } from '#common/surveys/workflows.ts';
import { absolute, surveyUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import type { Mail } from '#server/mail/define-mail.ts';
import { type Fared, type Series, sendSeries } from '#server/mail/send-series.ts';
import { hashToken } from '#server/session/tokens.ts';
import type { SurveyMailProps } from '../mails/SurveyMail.tsx';
import type { CampaignToSend } from './campaign-to-send.ts';

/** A person to email, as they and their placement are known now. */
export interface PersonToEmail {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly placement: {
    readonly job: string;
    readonly company: string | null;
    readonly startDate: string;
    readonly recruiter: string;
  } | null;
}

type Place = 'greeting' | 'job' | 'company' | 'start' | 'recruiter' | 'token';
const places: readonly Place[] = ['greeting', 'job', 'company', 'start', 'recruiter', 'token'];

/** Emails people their survey, each by a token of its own. Returns the outcome of each email, by the person's id. */
export async function emailSurvey(
  write: Write,
  campaign: CampaignToSend,
  mail: Mail<SurveyMailProps, true>,
  people: readonly PersonToEmail[],
): Promise<ReadonlyMap<string, Fared>> {
  const faredOf = new Map<string, Fared>();
  const tokens: { token: string; id: string }[] = [];
  for (const alike of byShape(people)) {
    const emails = alike.map((person) => ({ person, token: write.nature.newToken() }));
    const fared = await sendSeries(
      write,
      seriesOf(campaign, mail, alike[0]!),
      emails.map(({ person, token }) => ({
        to: { email: person.email, name: person.name },
        texts: textsOf(person, token),
        surveyRecipientId: person.id,
      })),
    );
    for (const [index, { person, token }] of emails.entries()) {
      faredOf.set(person.id, fared[index]!);
      if (fared[index]!.outcome === 'queued') tokens.push({ token, id: person.id });
    }
  }
  await keepTokens(write, tokens);
  return faredOf;
}

/** People whose emails have the same parts. */
const byShape = (people: readonly PersonToEmail[]): PersonToEmail[][] =>
  [
    people.filter(({ placement }) => placement === null),
    people.filter(({ placement }) => placement !== null && placement.company === null),
    people.filter(({ placement }) => placement !== null && placement.company !== null),
  ].filter((alike) => alike.length > 0);

const textsOf = ({ name, placement }: PersonToEmail, token: string): Record<Place, string> => ({
  greeting: helloTo(name),
  job: placement?.job ?? '',
  company: placement?.company ?? '',
  start: placement ? formatDay(placement.startDate) : '',
  recruiter: placement?.recruiter ?? '',
  token,
});

function seriesOf(
  campaign: CampaignToSend,
  mail: Mail<SurveyMailProps, true>,
  { placement }: PersonToEmail,
): Series<SurveyMailProps, Place> {
  const { senderName, agencyId, replyTo } = campaign;
  return {
    ...{ mail, agencyId, replyTo, places },
    fromName: senderName && senderShown(senderName),
    props: ({ greeting, job, company, start, recruiter, token }) =>
      surveyMailOf(campaign, {
        ...{ greeting, token },
        placement: placement && { job, company: placement.company && company, start, recruiter },
      }),
  };
}

/** What the email of a campaign's survey says to a person. */
export function surveyMailOf(
  { id, agency, survey, audience, message }: Pick<CampaignToSend, 'id' | 'agency' | 'survey' | 'audience' | 'message'>,
  { greeting, placement, token }: Pick<SurveyMailProps, 'greeting' | 'placement'> & { token: string },
): SurveyMailProps {
  const hasOwnLook = survey.template === 'custom_template';
  const link = (choice = {}) => absolute(env.PLAUDIT_URL, surveyUrl(id, token, choice));
  return {
    audience,
    ...{ agencyName: agency.name, agencyLegalName: agency.legalName, agencyContact: agency.contact },
    question: survey.question ?? openingQuestion(agency.name),
    ...{ subject: survey.subject, text: survey.mailText, message, hasOwnLook, greeting, placement },
    accent: hasOwnLook ? survey.accent : standardAccent,
    surveyUrl: link(),
    scoreUrls: Array.from({ length: 11 }, (_, score) => link({ score })),
  };
}

async function keepTokens({ tx, at }: Write, tokens: readonly { token: string; id: string }[]): Promise<void> {
  if (tokens.length === 0) return;
  await sql`/* keepSurveyTokens */
    insert into survey_tokens (token_hash, recipient_id, created_at)
    select token_hash, recipient_id, ${at}::timestamptz
    from unnest(${tokens.map(({ token }) => hashToken(token))}::bytea[], ${tokens.map(({ id }) => id)}::uuid[])
      t (token_hash, recipient_id)`.execute(tx);
}
