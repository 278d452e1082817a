import { groupCounts, type Nps, type NpsCounts, npsOf } from '#common/surveys/nps.ts';

/** A person who is asked, and what they answer. */
export interface Asked {
  readonly name: string;
  readonly email: string;
  readonly recruiter: string;
  readonly score: number;
  readonly comment: string;
  /** Whether they let the agency quote them. */
  readonly quotable: boolean;
}

/** Twelve people with what they answer; the last one leaves instead. */
export const people: readonly Asked[] = (
  [
    ['Mona Price', 9, 'They called back, every time.', true],
    ['Kai Reed', 10, 'A job that fits; nothing was hidden.', true],
    ['Noor Haddad', 9, 'Clear from start to finish.', false],
    ['Dana Cole', 3, 'Nobody called me, and "soon" meant never.', false],
    ['Ana Bell', 10, 'Quick.', false],
    ['Ben Ford', 10, 'They listen.', true],
    ['Cleo Hart', 9, 'Honest about the pay.', false],
    ['Dov Stein', 8, 'Good, but slow.', false],
    ['Eva Lund', 7, 'Fine.', false],
    ['Finn Moss', 6, '=1+1 weeks late', false],
    ['Gil Park', 10, 'Would do it again.', false],
    ['Ida Voss', 0, '', false],
  ] as const
).map(
  ([name, score, comment, quotable], at): Asked => ({
    ...{ name, score, comment, quotable, email: `${name.split(' ')[0]!.toLowerCase()}@people.example` },
    recruiter: at < 10 ? 'Ada Quay' : 'Bo Quay',
  }),
);

/** Those who answer in a browser: with mouse, keyboard, without JavaScript, and with a low score. */
export const [mona, kai, noor, dana] = people as [Asked, Asked, Asked, Asked];
/** The one who unsubscribes. */
export const leaving: Asked = people.at(-1)!;
/** Everyone else. */
export const answering: readonly Asked[] = people.slice(0, -1);

/** How many of these people are in each group. */
export const countsOf = (some: readonly Asked[]): NpsCounts =>
  groupCounts(Array.from({ length: 11 }, (_, score) => some.filter((one) => one.score === score).length));

/** The score that their answers make, for the agency and for the recruiter with enough of them. */
export const ofAgency: Nps = npsOf(countsOf(answering));
export const ofAda: Nps = npsOf(countsOf(answering.filter(({ recruiter }) => recruiter === 'Ada Quay')));
