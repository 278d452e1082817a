import { createElement, type ReactElement } from 'react';

/** One kind of email, with everything that is the same each time it is sent. */
export interface Mail<Props, OfAgency extends boolean = boolean> {
  /** A unique name, such as `invitation`. Kinds that start with `security-` also reach people who unsubscribed. */
  kind: string;
  subject: (props: Props) => string;
  /** Draws the email, inside `MailFrame`. */
  Body: (props: Props) => ReactElement;
  /** Sample props for previews and tests: one set for each variant, under a unique name. */
  samples: Readonly<Record<string, Props>>;
  /** It is sent on behalf of an agency, whose own suppressions count as well. Each call then names the agency. */
  ofAgency: OfAgency;
  /** Readers can unsubscribe with one click: from its agency, or else from everybody. */
  canUnsubscribe: boolean;
  /**
   * It tells an author what happens to their review, and holds the only way to edit it, answer or object. So it also
   * reaches people who unsubscribed, but not addresses that bounced or whose owner reported spam.
   */
  isAboutOwnReview: boolean;
}

/** A feature's declaration of its email; `Props` are those of `Body`. */
interface MailToDefine<Props, OfAgency extends boolean> {
  kind: string;
  subject: string | ((props: NoInfer<Props>) => string);
  Body: (props: Props) => ReactElement;
  samples: Readonly<Record<string, NoInfer<Props>>>;
  ofAgency?: OfAgency;
  canUnsubscribe?: boolean;
  isAboutOwnReview?: boolean;
}

const mails = new Map<string, Mail<never>>();

/** Declares a kind of email, to be sent with `sendMail`. Throws when the kind is taken. */
export function defineMail<Props extends object, OfAgency extends boolean = false>(
  mail: MailToDefine<Props, OfAgency>,
): Mail<Props, OfAgency> {
  const { kind, subject } = mail;
  if (mails.has(kind)) throw new Error(`There is a mail ${kind} already`);
  const defined: Mail<Props, OfAgency> = {
    canUnsubscribe: false,
    isAboutOwnReview: false,
    ...mail,
    ofAgency: (mail.ofAgency ?? false) as OfAgency,
    subject: typeof subject === 'string' ? () => subject : subject,
  };
  mails.set(kind, defined as unknown as Mail<never>);
  return defined;
}

/** All declared emails. Import `#server/features/index.ts` first, so that they are there. */
export const allMails = (): readonly Mail<never>[] => [...mails.values()];

/** The email of this kind; undefined for one that only an earlier release knew. */
export const mailOf = (kind: string): Mail<never> | undefined => mails.get(kind);

/** An email as it might be sent, for previews and tests. */
export interface MailSample {
  name: string;
  subject: string;
  body: ReactElement;
  canUnsubscribe: boolean;
  ofAgency: boolean;
}

/** The samples of all emails, by name. */
export const allSamples = (): readonly MailSample[] =>
  allMails()
    .flatMap(samplesOf)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const samplesOf = <Props extends object>({
  samples,
  subject,
  Body,
  canUnsubscribe,
  ofAgency,
}: Mail<Props>): MailSample[] =>
  Object.entries(samples).map(([name, props]) => ({
    name,
    subject: subject(props),
    body: createElement(Body, props) as ReactElement,
    canUnsubscribe,
    ofAgency,
  }));
