import { z } from 'zod';
import { textLimits } from '../../limits.ts';
import { placeholdersFor, type TemplateKind, templateKinds, unknownPlaceholders } from './placeholders.ts';

/** Characters of the name and of each kind of text, and how many templates a recruiter has, and an agency shares. */
export const templateLimits = { name: 60, reply: textLimits.replyBody.max, post: 3000, own: 50, shared: 50 } as const;

const name = z
  .string({ error: 'Enter a name.' })
  .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1, 'Enter a name.').max(templateLimits.name, `Use up to ${templateLimits.name} characters.`));

const body = z
  .string({ error: 'Enter the text.' })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().min(2, 'Enter the text.'));

/** What a person writes into a template. Its kind stays as it was made. */
export const templateFields = { name, body } as const;

/** Which kind of template. */
export const templateKind = z.enum(templateKinds, { error: 'Choose what the text is for.' });

/** What is wrong with the text of a template of a kind; null if nothing is. */
export function problemOfBody(text: string, kind: TemplateKind): string | null {
  if (text.length > templateLimits[kind]) return `Use up to ${templateLimits[kind]} characters.`;
  const [unknown] = unknownPlaceholders(text, kind);
  if (!unknown) return null;
  // Only what may have been meant as a word is repeated.
  if (!/^\{[\p{L} _-]{1,30}\}$/u.test(unknown)) return 'Use braces only around a placeholder, such as {recruiter}.';
  if (/^\{\s*link\s*\}$/i.test(unknown)) return "Replies can't contain links, so {link} works only in posts.";
  return `We don't know ${unknown}. Use ${placeholdersFor(kind)
    .map((one) => `{${one}}`)
    .join(', ')}.`;
}
