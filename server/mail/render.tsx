import { render, toPlainText } from '@react-email/render';
import { createContext, type ReactElement, use } from 'react';

/** What the frame of every mail draws and no template needs to know. */
export interface MailSurroundings {
  /** The address people type, for the links at the foot. */
  siteUrl: string;
  /** Null: a mail that one cannot unsubscribe from. */
  unsubscribeUrl: string | null;
  /** Whether it can be an agency alone whose mails stop there; as a rule it can. */
  unsubscribesFromAgency?: boolean;
}

const MailSurroundingsContext = createContext<MailSurroundings | null>(null);

/** The two forms of one mail. The text is made from the HTML, so that neither says more than the other. */
export async function renderMail(
  body: ReactElement,
  surroundings: MailSurroundings,
): Promise<{ html: string; text: string }> {
  const html = await render(<MailSurroundingsContext value={surroundings}>{body}</MailSurroundingsContext>);
  return { html, text: toPlainText(html, { selectors: plainHeadings }) };
}

/** As they are written: capitals would read as shouting. */
const plainHeadings = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }));

/** What surrounds the template. Throws where a template is drawn by other means than `renderMail`. */
export function useSurroundings() {
  const surroundings = use(MailSurroundingsContext);
  if (!surroundings) throw new Error('A mail is drawn by renderMail');
  return surroundings;
}
