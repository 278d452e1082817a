import { sql } from 'kysely';
import { createElement } from 'react';
import { normaliseEmail } from '#common/email.ts';
import type { SuppressionReason } from '#common/mailing/suppressions.ts';
import { absolute, unsubscribeUrl } from '#common/urls.ts';
import { Refusal } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { hashToken } from '#server/session/tokens.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import type { Mail } from './define-mail.ts';
import { escaped, type Filling, fill, fillingOf, placeholder, withSingleSpaces } from './fill.ts';
import { headersOf, messageIdOf, refuseHeaderInjection } from './headers.ts';
import { keptBackBy } from './kinds.ts';
import { renderMail } from './render.tsx';
import { sendMailsJob } from './send-mail-job.ts';
import { wantsNoMail } from './suppression.ts';

/** Emails of one kind on behalf of an agency, which are alike but for some texts. */
export interface Series<Props extends object, Place extends string> {
  mail: Mail<Props, true>;
  agencyId: string;
  replyTo: string | null;
  /** The name beside our address; null for ours. */
  fromName: string | null;
  places: readonly Place[];
  /** The props for these texts. The template must show each text as it is and decide nothing by it. */
  props: (texts: Readonly<Record<Place, string>>) => Props;
}

/** One email of a series. */
export interface OneOfSeries<Place extends string> {
  to: { email: string; name: string };
  texts: Readonly<Record<Place, string>>;
  /** The person whom a campaign asks: bounces end this. */
  surveyRecipientId: string | null;
}

/** The outcome of an email: it will be sent, its recipient wants none, or it can't be sent to this name or address. */
export type Fared =
  | { readonly outcome: 'queued' }
  | { readonly outcome: 'suppressed'; readonly reason: SuppressionReason }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Emails that one task sends. */
const inOneTask = 25;

/**
 * Writes many emails into the outbox in a few statements, as `sendMail` writes one. The template is drawn once and filled
 * for each person. The answers are in the order of the emails.
 */
export async function sendSeries<Props extends object, Place extends string>(
  write: Write,
  series: Series<Props, Place>,
  emails: readonly OneOfSeries<Place>[],
): Promise<Fared[]> {
  if (emails.length === 0) return [];
  const unwanted = await suppressedOf(write, series, emails);
  const fared = emails.map(({ to }): Fared => {
    const reason = unwanted.get(to.email);
    return reason ? { outcome: 'suppressed', reason } : fitOf(series, to);
  });
  const letters = emails
    .filter((_, index) => fared[index]?.outcome === 'queued')
    .map((email) => ({ ...email, id: write.nature.newId(), token: write.nature.newToken() }));
  await keep(write, series, await templateOf(series), letters);
  return fared;
}

function fitOf<Props extends object>(
  { fromName }: Pick<Series<Props, string>, 'fromName'>,
  { email, name }: { email: string; name: string },
): Fared {
  try {
    refuseHeaderInjection(name, 'name');
    refuseHeaderInjection(fromName ?? '', 'fromName');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'refused', reason: "We can't write to this name" };
  }
  return normaliseEmail(email) === email
    ? { outcome: 'queued' }
    : { outcome: 'refused', reason: "We can't email this address" };
}

/** Why the recipients who want no email get none, by address. Of a person whose data was erased, only a hash is left. */
async function suppressedOf<Props extends object>(
  { tx }: Write,
  { mail, agencyId }: Pick<Series<Props, string>, 'mail' | 'agencyId'>,
  emails: readonly OneOfSeries<string>[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  const reasons = sql`${keptBackBy(mail.kind)}::text[]`;
  const { rows } = await sql<{ email: string; reason: SuppressionReason | null }>`/* suppressedOf */
    select e.email, (
      select s.reason from suppressions s
      where s.email = e.email and (s.agency_id is null or s.agency_id = ${agencyId}) and s.reason = any(${reasons})
      order by s.reason = 'bounced' limit 1
    ) as reason
    from unnest(${emails.map(({ to }) => to.email)}::text[]) e (email)
    where ${wantsNoMail(sql.ref('e.email'), sql`${agencyId}::uuid`, reasons)}`.execute(tx);
  return new Map(rows.map(({ email, reason }) => [email, reason ?? 'objected']));
}

interface Template {
  readonly subject: Filling;
  readonly html: Filling;
  readonly text: Filling;
}

/** Templates drawn by this process. A campaign needs one or two of them for all its emails. */
const drawn = new Map<string, Promise<Template>>();
const keptTemplates = 50;

function templateOf<Props extends object, Place extends string>(series: Series<Props, Place>): Promise<Template> {
  const { mail, places } = series;
  const texts = Object.fromEntries(places.map((place, index) => [place, placeholder(index)]));
  const props = series.props(texts as Record<Place, string>);
  const key = JSON.stringify([mail.kind, props]);
  const known = drawn.get(key) ?? draw(mail, props, placeholder(places.length));
  drawn.delete(key);
  drawn.set(key, known);
  if (drawn.size > keptTemplates) drawn.delete(drawn.keys().next().value!);
  return known;
}

async function draw<Props extends object>(mail: Mail<Props, true>, props: Props, token: string): Promise<Template> {
  const { html, text } = await renderMail(createElement(mail.Body, props), {
    siteUrl: env.PLAUDIT_URL,
    contactEmail: env.CONTACT_EMAIL,
    unsubscribeUrl: absolute(env.PLAUDIT_URL, unsubscribeUrl(token)),
    unsubscribesFrom: 'agency',
  });
  const subject = mail.subject(props);
  refuseHeaderInjection(subject, 'subject');
  return { subject: fillingOf(subject), html: fillingOf(html), text: fillingOf(text) };
}

type Letter<Place extends string> = OneOfSeries<Place> & { id: string; token: string };

async function keep<Props extends object, Place extends string>(
  write: Write,
  { mail, agencyId, replyTo, fromName, places }: Series<Props, Place>,
  template: Template,
  letters: readonly Letter<Place>[],
): Promise<void> {
  for (let from = 0; from < letters.length; from += inOneTask) {
    const together = letters.slice(from, from + inOneTask);
    const batchId = write.nature.newId();
    const rows = together.map(({ id, to, texts, token, surveyRecipientId }) => {
      const said = [...places.map((place) => texts[place]), token];
      return {
        ...{ id, to_email: to.email, to_name: to.name, survey_recipient_id: surveyRecipientId },
        subject: withSingleSpaces(fill(template.subject, said)),
        html: fill(template.html, said.map(escaped)),
        text: fill(template.text, said.map(withSingleSpaces)),
        ...{ headers: headersOf(id, token), message_id: messageIdOf(id), token_hash: hashToken(token).toString('hex') },
      };
    });
    await sql`/* keepSeries */
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as g (id uuid, to_email text, to_name text,
          survey_recipient_id uuid, subject text, html text, text text, headers jsonb, message_id text, token_hash text)
      ), tokens as (
        insert into unsubscribe_tokens (token_hash, email, agency_id, created_at)
        select decode(token_hash, 'hex'), to_email, ${agencyId}, ${write.at}::timestamptz from given
      )
      insert into mails (id, kind, agency_id, survey_recipient_id, batch_id, to_email, to_name, reply_to, from_name,
        subject, html, text, headers, message_id, state, queued_at)
      select id, ${mail.kind}, ${agencyId}, survey_recipient_id, ${batchId}, to_email, to_name, ${replyTo}, ${fromName},
        subject, html, text, headers, message_id, 'queued', ${write.at}::timestamptz from given`.execute(write.tx);
    const mailIds = together.map(({ id }) => id);
    write.enqueue(enqueued(sendMailsJob, { mailIds }, { key: sendMailsJob.keyOf(batchId) }));
  }
}
