import { z } from 'zod';
import { line, oneOf, optional, paragraphs } from '../inputs.ts';
import { linkDays, statementLimits, statementSections } from './statements.ts';

const section = oneOf(statementSections, 'Choose a section from the list.');

/** Every section once, in any order. */
const sections = z
  .array(section)
  .refine(
    (given) => given.length === statementSections.length && new Set(given).size === given.length,
    'Include each section once.',
  );

const shown = z
  .array(section)
  .transform((given) => [...new Set(given)])
  .refine((given) => given.length > 0, 'Show at least one section.');

const reviewIds = z
  .array(z.uuid('Choose reviews from the list.'))
  .transform((given) => [...new Set(given)])
  .refine((given) => given.length <= statementLimits.reviews, `Choose at most ${statementLimits.reviews} reviews.`);

/** What people choose of a capability statement. */
export const statementFields = {
  name: line('a name', { max: statementLimits.name }),
  about: optional(paragraphs('a text', { max: statementLimits.about })),
  sections,
  shown,
  reviewIds,
} as const;

/** How many days a link works. */
export const linkDaysInput = z
  .int()
  .refine((days) => (linkDays as readonly number[]).includes(days), 'Choose how long the link works.');
