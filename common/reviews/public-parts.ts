import type { Audience } from './criteria.ts';

const ofBoth = [
  'your ratings',
  'your title and text',
  'your name as you choose to show it',
  'your role as candidate or employer',
  'the type of job and the month it started',
  'whether you were offered anything',
  'the date',
  'how we verified your review',
] as const;

const ofOne = { candidate: 'your job title', employer: "your company's name if you choose to show it" } as const;

/** Something that everyone can see of a published review, in words for its writer. */
export type PublicPart = (typeof ofBoth)[number] | (typeof ofOne)[Audience];

/** What everyone can see of a published review. A test compares it with what the API tells a stranger. */
export const publicParts = (audience: Audience): readonly PublicPart[] => [
  ...ofBoth.slice(0, 4),
  ofOne[audience],
  ...ofBoth.slice(4),
];

const listed = new Intl.ListFormat('en-US');

/** The same as a list in a sentence: 'your ratings, your title and text, …'. */
export const publicWords = (audience: Audience): string => listed.format(publicParts(audience));

/** What nobody but the people it is meant for can see, as a list in a sentence. */
export const privateWords = (audience: Audience, recruiterName: string): string =>
  listed.format([
    'your email address',
    ...(audience === 'candidate' ? ["the company's name"] : []),
    `your private note to ${recruiterName}`,
  ]);
