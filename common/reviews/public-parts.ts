import type { Audience } from './criteria.ts';

/** Something that everyone can see of a published review, in words for its writer. */
interface PublicPart {
  readonly words: string;
  /** The fields of the API's `Review` that it stands for, with spaces between them. */
  readonly fields: string;
  /** The audience whose reviews have it; both if left out. */
  readonly of?: Audience;
}

const parts: readonly PublicPart[] = [
  { words: 'your ratings', fields: 'overall criteria' },
  { words: 'your title and text', fields: 'title body' },
  { words: 'your name as you choose to show it', fields: 'shownName' },
  { words: 'that you were the candidate', fields: 'reviewerType', of: 'candidate' },
  { words: 'your job title', fields: 'reviewerRole', of: 'candidate' },
  { words: 'that you were the employer', fields: 'reviewerType', of: 'employer' },
  { words: "your company's name if you choose to show it", fields: 'shownCompany', of: 'employer' },
  { words: 'the type of job and the month it started', fields: 'placedAs placedIn' },
  { words: 'whether you were offered anything', fields: 'wasOfferedAnything' },
  { words: 'the date', fields: 'submittedAt publishedAt editedAt' },
  { words: 'how we verified your review', fields: 'level source' },
];

/** What everyone can see of a published review. */
export const publicParts = (audience: Audience): readonly PublicPart[] =>
  parts.filter(({ of = audience }) => of === audience);

const listed = new Intl.ListFormat('en-US');

/** The same as a list in a sentence: 'your ratings, your title and text, …'. */
export const publicWords = (audience: Audience): string =>
  listed.format(publicParts(audience).map(({ words }) => words));

/** What nobody but the people it is meant for can see, as a list in a sentence. */
export const privateWords = (audience: Audience, recruiterName: string): string =>
  listed.format([
    'your email address',
    ...(audience === 'candidate' ? ["the company's name"] : []),
    `your private note to ${recruiterName}`,
  ]);
