import type { World } from './world.ts';

/** The demo company's agreements. Days count from today; negative ones are ahead. */
const agreements: readonly {
  readonly of: 'recruiter' | 'agency';
  readonly startedDaysAgo: number;
  readonly endsDaysAgo: number | null;
  readonly fee: string | null;
  readonly guarantee: number | null;
  readonly terms: string;
  readonly notes: string;
}[] = [
  {
    of: 'agency',
    startedDaysAgo: 340,
    endsDaysAgo: -25,
    fee: '17.50',
    guarantee: 90,
    terms: 'A replacement is free within the guarantee. Payable 30 days after the start.',
    notes: 'Our first call for engineers. Renew before the end of the quarter.',
  },
  {
    of: 'recruiter',
    startedDaysAgo: 120,
    endsDaysAgo: -245,
    fee: '15.00',
    guarantee: 60,
    terms: 'Permanent roles only.',
    notes: '',
  },
  {
    of: 'recruiter',
    startedDaysAgo: 500,
    endsDaysAgo: null,
    fee: '20.00',
    guarantee: null,
    terms: '',
    notes: 'Executive searches.',
  },
  {
    of: 'agency',
    startedDaysAgo: 430,
    endsDaysAgo: 65,
    fee: '18.00',
    guarantee: 30,
    terms: '',
    notes: "We didn't renew: nobody was sent in the second half of the year.",
  },
  { of: 'recruiter', startedDaysAgo: -14, endsDaysAgo: -379, fee: '16.00', guarantee: 90, terms: '', notes: '' },
];

type Subject = { recruiter_id: string; agency_id: null } | { recruiter_id: null; agency_id: string };

/** What the demo's hiring users looked at and saved, and their company's preferred suppliers. */
export function addHiring(world: World): void {
  const { rows, dice } = world;
  const [user, admin] = ['user', 'user_admin'].map(
    (role) => rows.users.find(({ email }) => email === `${role}@demo.example`)!,
  );
  const membership = rows.company_members.find(({ user_id }) => user_id === admin!.id)!;
  membership.shares_favourites = true;
  const reviewed = new Map<string, number>();
  for (const { recruiter_id, publication } of rows.reviews)
    if (publication === 'published') reviewed.set(recruiter_id, (reviewed.get(recruiter_id) ?? 0) + 1);
  const known = rows.recruiters.filter(({ id }) => (reviewed.get(id) ?? 0) >= 5);
  const agencies = rows.agencies.filter(({ is_approved }) => is_approved);
  const ofRecruiter = (place: number): Subject => ({ recruiter_id: known[place]!.id, agency_id: null });
  const ofAgency = (place: number): Subject => ({ recruiter_id: null, agency_id: agencies[place]!.id });

  const looked = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(ofRecruiter).toSpliced(2, 0, ofAgency(0)).toSpliced(6, 0, ofAgency(3));
  for (const [place, subject] of looked.entries()) {
    const looked_at = world.daysAgo(place * 2 + 1);
    rows.profile_looks.push({ id: dice.id(looked_at), user_id: user!.id, ...subject, looked_at });
    if (place % 3 === 0) rows.profile_looks.push({ id: dice.id(looked_at), user_id: admin!.id, ...subject, looked_at });
  }
  const keep = (user_id: string, subject: Subject, daysAgo: number) => {
    const created_at = world.daysAgo(daysAgo);
    rows.favourites.push({ id: dice.id(created_at), user_id, ...subject, created_at });
  };
  for (const place of [0, 2, 5, 7]) keep(user!.id, ofRecruiter(place), 4 + place * 11);
  keep(user!.id, ofAgency(0), 30);
  for (const place of [1, 5, 9]) keep(admin!.id, ofRecruiter(place), 9 + place * 8);

  for (const [place, { of, ...terms }] of agreements.entries()) {
    const created_at = world.daysAgo(Math.max(3, terms.startedDaysAgo) + 2);
    rows.suppliers.push({
      id: dice.id(created_at),
      company_id: membership.company_id,
      ...(of === 'recruiter' ? ofRecruiter(place) : ofAgency(place)),
      fee_percent: terms.fee,
      guarantee_days: terms.guarantee,
      starts_on: world.dayAgo(terms.startedDaysAgo),
      ends_on: terms.endsDaysAgo === null ? null : world.dayAgo(terms.endsDaysAgo),
      terms: terms.terms,
      notes: terms.notes,
      added_by: place === 1 ? user!.id : admin!.id,
      created_at,
      changed_at: created_at,
    });
  }
}
