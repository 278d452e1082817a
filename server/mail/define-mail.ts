import { createElement, type ReactElement } from 'react';

/** One kind of mail, with everything that is the same each time it is sent. */
export interface Mail<Props, OfAgency extends boolean = boolean> {
  /** A name of its own, such as `invitation`. Kinds that start with `security-` also reach people who want no mail. */
  kind: string;
  subject: (props: Props) => string;
  /** Draws the mail, inside `MailFrame`. */
  Body: (props: Props) => ReactElement;
  /** Made-up props for previews and tests: one set for each variant, under a name unlike that of any other mail. */
  samples: Readonly<Record<string, Props>>;
  /** It is sent on behalf of an agency, whose own suppressions count as well. Each call then names the agency. */
  ofAgency: OfAgency;
  /** Readers can unsubscribe with one click: from the agency it is sent for, or else from everybody. */
  canUnsubscribe: boolean;
  /**
   * It tells a writer what becomes of their review, and holds the only way to edit it, answer or object. So it also reaches
   * those who unsubscribed, but no address that bounced or whose owner called our mail spam.
   */
  isAboutOwnReview: boolean;
}

/** What a feature says of its mail; `Props` are those of `Body`. */
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

/** Declares a kind of mail, to be sent with `sendMail`. Throws when the kind is taken. */
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

/** All declared mails; import `#server/features/index.ts` first, so that they are there. */
export const allMails = (): readonly Mail<never>[] => [...mails.values()];

/** The mail of this kind; undefined for one that only an earlier release knew. */
export const mailOf = (kind: string): Mail<never> | undefined => mails.get(kind);

/** A mail as it might be sent, to look at and to test. */
export interface MailSample {
  name: string;
  subject: string;
  body: ReactElement;
  canUnsubscribe: boolean;
  ofAgency: boolean;
}

/** The samples of all mails, by name. */
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
