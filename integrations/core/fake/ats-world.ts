/** A consultant of a made-up agency. */
export interface MadeUpUser {
  readonly id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  title: string | null;
  isGone: boolean;
  isRobot: boolean;
}

/** A made-up candidate or contact. */
export interface MadeUpPerson {
  readonly id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  otherEmail: string | null;
  hasOptedOut: boolean;
  isGone: boolean;
}

/** A made-up job, with its company. */
export interface MadeUpJob {
  readonly id: number;
  title: string;
  companyId: number;
  companyName: string;
  contactId: number;
  ownerId: number | null;
  city: string;
  category: string;
  createdAt: number;
  updatedAt: number;
}

/** A made-up placement. The vendors' fakes say it in their own words. */
export interface MadeUpPlacement {
  readonly id: number;
  jobId: number;
  candidateId: number;
  type: 'permanent' | 'fixed-term' | 'temp' | 'contract' | 'other';
  status: 'open' | 'unapproved' | 'ended' | 'cancelled';
  startDate: string;
  endDate: string | null;
  ownerId: number | null;
  /** Who shares it, in percent. */
  shares: { userId: number; percent: number }[];
  extendsId: number | null;
  creditsId: number | null;
  createdAt: number;
  updatedAt: number;
}

/** What can be chosen about a new placement; the rest is made up. */
export type PlacementWishes = Partial<Omit<MadeUpPlacement, 'id'>> & {
  readonly jobTitle?: string;
  readonly candidate?: Partial<MadeUpPerson>;
  readonly contact?: Partial<MadeUpPerson>;
};

/** Something that happened in a world. */
export interface WorldEvent {
  readonly entity: 'placement' | 'candidate' | 'contact';
  readonly action: 'added' | 'changed' | 'removed';
  readonly id: number;
}

/** An agency's data, in memory. Nobody in it exists. */
export interface AtsWorld {
  readonly users: Map<number, MadeUpUser>;
  readonly candidates: Map<number, MadeUpPerson>;
  readonly contacts: Map<number, MadeUpPerson>;
  readonly jobs: Map<number, MadeUpJob>;
  readonly placements: Map<number, MadeUpPlacement>;
  readonly deleted: { readonly id: number; readonly at: number }[];
  readonly addPlacement: (wishes?: PlacementWishes) => MadeUpPlacement;
  readonly change: (id: number, changes: Partial<Omit<MadeUpPlacement, 'id'>>) => void;
  readonly changeCandidate: (id: number, changes: Partial<Omit<MadeUpPerson, 'id'>>) => void;
  readonly changeContact: (id: number, changes: Partial<Omit<MadeUpPerson, 'id'>>) => void;
  readonly remove: (id: number) => void;
  /** Adds as many placements, always the same, spread over the last 300 days. */
  readonly fill: (count: number) => void;
  readonly listen: (listener: (event: WorldEvent) => void) => void;
}

const days = 86_400_000;
const firstNames = ['Ivy', 'Otis', 'Mabel', 'Hugo', 'Nell', 'Ezra', 'Flora', 'Rufus', 'Greta', 'Silas', 'Opal'];
const lastNames = ['Thistlewood', 'Marrow', 'Pennyfeather', 'Gumleaf', 'Saltmarsh', 'Brackenridge', 'Lorikeet'];
const titles = ['Site Manager', 'Payroll Officer', 'Structural Engineer', 'Project Coordinator', 'Analyst'];
const companies = ['Banksia Builders Example', 'Wombat Works Example', 'Tidewater Example', 'Copperbell Example'];
const cities = ['Brisbane', 'Sydney', 'Melbourne', 'Perth'];
const categories = ['Construction', 'Engineering', 'Accounting'];
const nth = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;

/** The consultants: four members of the demo's agency, one unknown to it, one who left, and a robot. */
const consultants: readonly Omit<MadeUpUser, 'id'>[] = [
  ['Ulla', 'Demo', 'ultimate_team@demo.example', 'Director'],
  ['Callum', 'Velvetine', 'callum.velvetine@quokka-and-quill-recruitment.example', 'Senior Consultant'],
  ['Alba', 'Orchardson', 'Alba.Orchardson@quokka-and-quill-recruitment.example', 'Consultant'],
  ['Jonah', 'Foxglovey', 'jonah.foxglovey@quokka-and-quill-recruitment.example', null],
  ['Petra', 'Newlin', 'petra.newlin@quokka-and-quill-recruitment.example', 'Consultant'],
  ['Lionel', 'Gone', 'lionel.gone@quokka-and-quill-recruitment.example', 'Consultant'],
  ['Sync', 'Robot', null, null],
].map(([firstName, lastName, email, title]) => ({
  firstName: firstName!,
  lastName: lastName!,
  email: email ?? null,
  title: title ?? null,
  isGone: lastName === 'Gone',
  isRobot: lastName === 'Robot',
}));

/** A world with consultants and no placements. */
export function emptyWorld(now: () => number): AtsWorld {
  const users = new Map(consultants.map((one, place) => [place + 1, { id: place + 1, ...one }]));
  const candidates = new Map<number, MadeUpPerson>();
  const contacts = new Map<number, MadeUpPerson>();
  const jobs = new Map<number, MadeUpJob>();
  const placements = new Map<number, MadeUpPlacement>();
  const deleted: { id: number; at: number }[] = [];
  const listeners: ((event: WorldEvent) => void)[] = [];
  let lastId = 9000;
  const tell = (event: WorldEvent) => {
    for (const listener of listeners) listener(event);
  };

  function addPerson(people: Map<number, MadeUpPerson>, base: number, wishes: Partial<MadeUpPerson> = {}) {
    const place = people.size;
    const firstName = wishes.firstName ?? nth(firstNames, place);
    const lastName = wishes.lastName ?? nth(lastNames, place);
    const person = {
      id: base + place,
      firstName,
      lastName,
      email: `${firstName}.${lastName}.${base + place}@mail.example`.toLowerCase(),
      otherEmail: null,
      hasOptedOut: false,
      isGone: false,
      ...wishes,
    };
    people.set(person.id, person);
    return person;
  }

  function addJob(wishes: PlacementWishes, ownerId: number | null, at: number): MadeUpJob {
    const place = jobs.size;
    const company = Math.floor(place / 4);
    const job = {
      id: 500 + place,
      title: wishes.jobTitle ?? nth(titles, place),
      companyId: 40 + (company % companies.length),
      companyName: nth(companies, company),
      contactId: addPerson(contacts, 300, wishes.contact).id,
      ownerId,
      city: nth(cities, place),
      category: nth(categories, place),
      createdAt: at,
      updatedAt: at,
    };
    jobs.set(job.id, job);
    return job;
  }

  function addPlacement(wishes: PlacementWishes = {}): MadeUpPlacement {
    const { jobTitle: _title, candidate, contact: _contact, ...given } = wishes;
    const at = given.createdAt ?? now();
    const ownerId = given.ownerId === undefined ? 1 : given.ownerId;
    lastId += 1;
    const placement: MadeUpPlacement = {
      id: lastId,
      type: 'permanent',
      status: 'open',
      startDate: dayOf(now() - 30 * days),
      endDate: null,
      shares: [],
      extendsId: null,
      creditsId: null,
      createdAt: at,
      updatedAt: at,
      ...given,
      ownerId,
      jobId: given.jobId ?? addJob(wishes, ownerId, at).id,
      candidateId: given.candidateId ?? addPerson(candidates, 7000, candidate).id,
    };
    placements.set(placement.id, placement);
    tell({ entity: 'placement', action: 'added', id: placement.id });
    return placement;
  }

  function changePerson(entity: 'candidate' | 'contact', id: number, changes: Partial<MadeUpPerson>) {
    Object.assign((entity === 'candidate' ? candidates : contacts).get(id)!, changes);
    tell({ entity, action: 'changed', id });
  }

  return {
    users,
    candidates,
    contacts,
    jobs,
    placements,
    deleted,
    addPlacement,
    change: (id, changes) => {
      Object.assign(placements.get(id)!, { updatedAt: now() }, changes);
      tell({ entity: 'placement', action: 'changed', id });
    },
    changeCandidate: (id, changes) => changePerson('candidate', id, changes),
    changeContact: (id, changes) => changePerson('contact', id, changes),
    remove: (id) => {
      if (!placements.delete(id)) return;
      deleted.push({ id, at: now() });
      tell({ entity: 'placement', action: 'removed', id });
    },
    fill: (count) => {
      let jobId = 0;
      for (let place = 0; place < count; place += 1) {
        // Three at a time have the same moment, as after a change of many records at once.
        const createdAt = now() - 300 * days + Math.floor(place / 3) * Math.floor((299 * days * 3) / (count + 3));
        const made = addPlacement({
          ...(place % 10 ? { jobId } : {}),
          type: nth(['permanent', 'temp', 'contract'] as const, place),
          startDate: dayOf(createdAt),
          endDate: place % 3 ? dayOf(createdAt + 400 * days) : null,
          ownerId: 1 + (place % 4),
          shares: [{ userId: 1 + (place % 4), percent: 100 }],
          createdAt,
        });
        jobId = made.jobId;
      }
    },
    listen: (listener) => void listeners.push(listener),
  };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The world that fakes start with: a dozen placements, one of each kind that matters. */
export function defaultWorld(now: () => number): AtsWorld {
  const world = emptyWorld(now);
  const ago = (count: number) => ({ startDate: dayOf(now() - count * days), createdAt: now() - (count + 10) * days });
  const until = (count: number) => ({ endDate: dayOf(now() + count * days) });
  world.addPlacement({ ...ago(20), shares: [{ userId: 1, percent: 100 }] });
  world.addPlacement({
    ...ago(35),
    ownerId: 1,
    shares: [
      { userId: 1, percent: 30 },
      { userId: 2, percent: 70 },
    ],
  });
  world.addPlacement({ ...ago(25), ...until(60), type: 'temp', ownerId: 3 });
  world.addPlacement({ ...ago(40), ...until(300), type: 'fixed-term', ownerId: 4 });
  const first = world.addPlacement({ ...ago(150), ...until(-30), type: 'contract', ownerId: 2, status: 'ended' });
  world.addPlacement({
    ...ago(29),
    ...until(150),
    type: 'contract',
    ownerId: 2,
    jobId: first.jobId,
    candidateId: first.candidateId,
    extendsId: first.id,
  });
  world.addPlacement({ ...ago(15), status: 'cancelled', ownerId: 1 });
  world.addPlacement({ ...ago(18), ownerId: 3, candidate: { hasOptedOut: true } });
  world.addPlacement({ ...ago(22), ownerId: 2, candidate: { email: null } });
  world.addPlacement({ ...ago(28), ownerId: null });
  world.addPlacement({ ...ago(12), type: 'other', ownerId: 5 });
  world.addPlacement({ ...ago(5), startDate: dayOf(now() + 21 * days), ownerId: 1 });
  world.addPlacement({ ...ago(90), ownerId: 6, contact: { hasOptedOut: true } });
  world.addPlacement({ ...ago(3), status: 'unapproved', ownerId: 4 });
  return world;
}
