import { dayIn, dueDay } from '#common/contact/data-request-clock.ts';
import type { DataRequestCountry, DataRequestKind } from '#common/contact/data-request-words.ts';
import type { World } from './world.ts';

const sketches: readonly {
  kind: DataRequestKind;
  name: string;
  country: DataRequestCountry;
  daysAgo: number;
  answer?: string;
  /** Whether it came in a letter, and the super admin deals with it. */
  isLetter?: true;
}[] = [
  { kind: 'see', name: 'Demo: Wren Castellane', country: 'AU', daysAgo: 3 },
  { kind: 'erase', name: 'Demo: Tane Holloway', country: 'NZ', daysAgo: 24, isLetter: true },
  {
    kind: 'correct',
    name: 'Demo: Imogen Fairweather',
    country: 'GB',
    daysAgo: 40,
    answer: 'We corrected the spelling of your name in both placements.',
  },
];

/** Requests about personal data: one that waits, one of a letter that is due soon, and one that is answered. */
export function addDataRequests(world: World): void {
  const admin = world.rows.users.find(({ email }) => email === 'super_admin@demo.example')!.id;
  for (const { kind, name, country, daysAgo, answer = null, isLetter = false } of sketches) {
    const at = world.daysAgo(daysAgo);
    world.rows.data_requests.push({
      id: world.dice.id(at),
      kind,
      name,
      email: `${name.replace('Demo: ', '').replace(' ', '.').toLowerCase()}@people.example`,
      country,
      state: answer ? 'answered' : 'open',
      due_on: dueDay(new Date(at), country),
      confirmed_at: at,
      decided_words: answer,
      decided_by: answer ? admin : null,
      decided_at: answer ? world.daysAgo(daysAgo - 6) : null,
      came_by: isLetter ? 'post' : 'form',
      received_on: isLetter ? dayIn(new Date(at), country) : null,
      entered_by: isLetter ? admin : null,
      owner_id: isLetter ? admin : null,
      created_at: at,
    });
  }
}
