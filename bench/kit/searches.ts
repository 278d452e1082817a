import type { SearchSaid } from '#common/search/search.ts';
import { specialities } from '#common/specialities.ts';
import { queryWorld, type World } from './world.ts';

/** A search and its kind. */
export interface Wanted {
  readonly name: string;
  readonly said: SearchSaid;
}

type Name = readonly [first: string, last: string];

/** Existing names, in lower case. */
export async function namesOf({ connectionString }: Pick<World, 'connectionString'>): Promise<readonly Name[]> {
  const rows = await queryWorld<{ name: string }>(
    connectionString,
    `select name from recruiters where name ~ '^[a-zA-Z]{4,} [a-zA-Z]{5,}$' order by md5(id::text) limit 500`,
  );
  return rows.map(({ name }) => name.toLowerCase().split(' ') as [string, string]);
}

/** This many searches of all kinds in turn, each with other words and filters than the last of its kind. */
export function searchesOf(names: readonly Name[], count: number): readonly Wanted[] {
  const kinds = Object.entries(kindsOf(names));
  return Array.from({ length: count }, (_, at) => {
    const [name, said] = kinds[at % kinds.length]!;
    return { name, said: said(Math.floor(at / kinds.length)) };
  });
}

/** Each kind of search by name; a different one of that kind in each round. */
function kindsOf(names: readonly Name[]): Readonly<Record<string, (round: number) => SearchSaid>> {
  const first = (at: number) => names[at % names.length]![0];
  const last = (at: number) => names[at % names.length]![1];
  return {
    'nothing said': () => ({}),
    'a further page': (round) => ({ page: 2 + (round % 24) }),
    'by reviews': () => ({ sort: 'reviews' }),
    'one speciality': (round) => ({ speciality: [specialityAt(round)] }),
    'two specialities': (round) => ({ speciality: [specialityAt(round), specialityAt(round + 5)] }),
    'a state, claimed': (round) => ({ postcode: ['2000', '3121', '4000', '2601'][round % 4], claim: 'claimed' }),
    agencies: () => ({ type: 'agency' }),
    'a rare name': (round) => ({ words: `${first(round * 7)} ${last(round * 7)}` }),
    'a misspelt name': (round) => ({ words: `${misspelt(first(round * 7))} ${misspelt(last(round * 7))}` }),
    'a common first name': (round) => ({ words: first(round) }),
    'a place': () => ({ words: 'melbourne' }),
    'a stem in a third of all texts': () => ({ words: 'negotiating' }),
    'words, a state and two specialities': (round) => ({
      words: first(round),
      postcode: '3000',
      speciality: [specialityAt(round), specialityAt(round + 3)],
    }),
    'four filters of many values': (round) => ({
      type: 'recruiter',
      roleType: ['Permanent', 'Contract'],
      speciality: [specialityAt(round), specialityAt(round + 1), specialityAt(round + 2)],
      country: 'AU',
    }),
  };
}

const misspelt = (word: string) => word.slice(0, 3) + word.slice(4);
const specialityAt = (at: number) => specialities[at % 30]!.id;
