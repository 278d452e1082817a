import { render, toPlainText } from '@react-email/render';
import { createContext, type ReactElement, use } from 'react';

/** What the frame of every email needs, and no template knows. */
export interface MailSurroundings {
  /** The site's address, for the links at the foot. */
  siteUrl: string;
  /** Where people write to us. */
  contactEmail: string;
  /** Null: an email without unsubscribe link. */
  unsubscribeUrl: string | null;
  /** What the link stops: usually the emails of one agency, or all of them. */
  unsubscribesFrom?: 'agency' | 'everybody' | 'notices';
}

const MailSurroundingsContext = createContext<MailSurroundings | null>(null);

/** The two bodies of an email. The text is made from the HTML, so neither says more than the other. */
export async function renderMail(
  body: ReactElement,
  surroundings: MailSurroundings,
): Promise<{ html: string; text: string }> {
  const html = await render(<MailSurroundingsContext value={surroundings}>{body}</MailSurroundingsContext>);
  return { html, text: toPlainText(html, { selectors: plainHeadings }) };
}

/** As written: capitals would look like shouting. */
const plainHeadings = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }));

/** The frame's context. Throws when a template is rendered without `renderMail`. */
export function useSurroundings() {
  const surroundings = use(MailSurroundingsContext);
  if (!surroundings) throw new Error('A mail is drawn by renderMail');
  return surroundings;
}
