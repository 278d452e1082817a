import type { Row } from './rows.ts';
import { addMember, addUser } from './users.ts';
import { slugOf } from './words/fill.ts';
import type { World } from './world.ts';

/** Work for a super admin, open and decided: enquiries, claims, training sessions, and companies whose people have just registered. */
export function addWaiting(world: World): void {
  const admin = world.rows.users.find(({ email }) => email === 'super_admin@demo.example')!.id;
  for (const sketch of enquiries) addEnquiry(world, sketch, admin);
  addClaims(world, admin);
  addTrainings(world, admin);
  addRegistered(world);
}

interface EnquirySketch {
  name: string;
  agency: string;
  email?: string;
  country: 'AU' | 'NZ' | 'GB' | 'SG' | 'HK';
  speciality: string | null;
  daysAgo: number;
  state?: 'approved' | 'declined';
  reason?: string;
}

/** One person already has an account, one agency's name is taken, and one name yields no slug. */
const enquiries: readonly EnquirySketch[] = [
  {
    name: 'Demo: Wren Applebarn',
    agency: 'Kingfisher Careers',
    country: 'AU',
    speciality: 'engineering',
    daysAgo: 0.4,
  },
  {
    name: 'Demo: Tāne Quillfeather',
    agency: 'Quokka and Quill Recruiting',
    country: 'NZ',
    speciality: 'construction',
    daysAgo: 1.2,
  },
  {
    name: 'Robin Demo',
    agency: 'Demo Agency',
    email: 'recruiter@demo.example',
    country: 'AU',
    speciality: null,
    daysAgo: 2.1,
  },
  {
    name: '示範 招聘',
    agency: '示範人才',
    email: 'demo@jade-lantern.example',
    country: 'HK',
    speciality: 'legal',
    daysAgo: 3.3,
  },
  {
    name: 'Demo: Imogen Buttonshaw-Featherstonehaugh of Little Wallop',
    agency: 'Buttonshaw, Featherstonehaugh, Candlewick and Daughters Recruitment Partnership',
    country: 'GB',
    speciality: 'banking-and-financial-services',
    daysAgo: 5.7,
  },
  {
    name: 'Demo: Otis Driftwood',
    agency: 'Driftwood Search',
    country: 'SG',
    speciality: 'other',
    daysAgo: 9,
    state: 'declined',
    reason: 'Demo: we could not find this firm in the public register. Please send us its number.',
  },
  {
    name: 'Demo: Petra Goldenrod',
    agency: 'Goldenrod Talent',
    country: 'AU',
    speciality: 'legal',
    daysAgo: 31,
    state: 'approved',
  },
];

function addEnquiry(world: World, sketch: EnquirySketch, adminId: string): void {
  const { name, agency, email, country, speciality, daysAgo, state = 'received', reason = null } = sketch;
  const createdAt = world.daysAgo(daysAgo);
  const person = slugOf(name.replace('Demo: ', ''));
  const isDecided = state !== 'received';
  world.rows.enquiries.push({
    id: world.dice.id(createdAt),
    name,
    agency_name: agency,
    email: email ?? `${person}@${slugOf(agency).slice(0, 40).replace(/-$/, '')}.example`,
    phone: country === 'AU' ? '+61 491 570 156' : null,
    speciality,
    country,
    state,
    declined_because: reason,
    decided_by: isDecided ? adminId : null,
    decided_at: isDecided ? world.daysAgo(daysAgo - 1.5) : null,
    recruiter_id: state === 'approved' ? world.rows.recruiters[3]!.id : null,
    created_at: createdAt,
  });
}

interface TrainingSketch {
  state: 'requested' | 'confirmed' | 'done' | 'cancelled';
  daysAgo: number;
  /** Days from now, or until then if negative, to the session or the first preferred time. */
  inDays: number;
  topics: string[];
  people: number;
  note?: string;
}

const trainings: readonly TrainingSketch[] = [
  { state: 'requested', daysAgo: 0.6, inDays: 4, topics: ['inviting', 'team'], people: 5 },
  {
    state: 'requested',
    daysAgo: 1.7,
    inDays: 3,
    topics: ['placements'],
    people: 1,
    note: 'Demo: we keep our placements in a spreadsheet. Can we look at it together?',
  },
  { state: 'confirmed', daysAgo: 5, inDays: 2, topics: ['replying', 'sharing'], people: 3 },
  { state: 'confirmed', daysAgo: 9, inDays: -1, topics: ['profile'], people: 2 },
  { state: 'done', daysAgo: 34, inDays: -27, topics: ['inviting', 'replying', 'profile'], people: 8 },
  { state: 'cancelled', daysAgo: 21, inDays: -15, topics: ['team'], people: 2 },
];

/** Ten in the morning in Sydney, in summer. Most demo agencies are there. */
function inMorning(day: Date): Date {
  const at = new Date(day);
  at.setUTCHours(23, 0, 0, 0);
  return at;
}

/** Of recruiters who are not demo accounts, so that each of those can still book. */
function addTrainings(world: World, adminId: string): void {
  const { recruiters, agencies, users } = world.rows;
  const demo = new Set(users.filter(({ email }) => email!.endsWith('@demo.example')).map(({ id }) => id));
  const owned = recruiters.filter(({ user_id }) => user_id && !demo.has(user_id)).slice(20);
  for (const [place, { state, daysAgo, inDays, topics, people, note = null }] of trainings.entries()) {
    const recruiter = owned[place * 3]!;
    const createdAt = world.daysAgo(daysAgo);
    const hasTime = state === 'confirmed' || state === 'done';
    const isOver = state === 'done' || state === 'cancelled';
    world.rows.training_bookings.push({
      id: world.dice.id(createdAt),
      user_id: recruiter.user_id!,
      agency_id: recruiter.agency_id,
      name: recruiter.name,
      agency_name: agencies.find(({ id }) => id === recruiter.agency_id)!.name,
      topics,
      preferred_times: [inMorning(world.daysAgo(-inDays)), inMorning(world.daysAgo(-inDays - 1))],
      people,
      note,
      state,
      starts_at: hasTime ? inMorning(world.daysAgo(-inDays)) : null,
      meeting_url: hasTime ? 'https://meet.example/demo-training' : null,
      confirmed_at: hasTime ? world.daysAgo(daysAgo - 0.5) : null,
      confirmed_by: hasTime ? adminId : null,
      cancelled_because:
        state === 'cancelled' ? 'Demo: our trainer is ill that week. Please choose other times.' : null,
      decided_at: isOver ? world.daysAgo(Math.min(daysAgo - 1, -inDays - 1)) : null,
      decided_by: isOver ? adminId : null,
      created_at: createdAt,
    });
  }
}

type ClaimSketch = Pick<Row<'claims'>, 'state'> & { daysAgo: number; note: string | null; ofOwned?: true };

const claims: readonly ClaimSketch[] = [
  { state: 'email_verified', daysAgo: 0.8, note: 'Demo: I am on the team page that this profile was taken from.' },
  { state: 'email_verified', daysAgo: 2.5, note: null },
  { state: 'disputed', daysAgo: 3.1, note: 'Demo: a former colleague has set this up in my name.', ofOwned: true },
  { state: 'requested', daysAgo: 4.4, note: null },
  { state: 'declined', daysAgo: 16, note: 'Demo: that is my sister, I look after her profile.' },
  { state: 'approved', daysAgo: 44, note: null, ofOwned: true },
];

function addClaims(world: World, adminId: string): void {
  const unclaimed = world.rows.recruiters.filter(({ is_claimed }) => !is_claimed);
  const owned = world.rows.recruiters
    .filter(({ is_claimed, slug }) => is_claimed && slug !== 'demo-recruiter')
    .slice(12);
  for (const { state, daysAgo, note, ofOwned } of claims) {
    const recruiter = (ofOwned ? owned : unclaimed).shift()!;
    const createdAt = world.daysAgo(daysAgo);
    const isDecided = state === 'approved' || state === 'declined';
    world.rows.claims.push({
      id: world.dice.id(createdAt),
      recruiter_id: recruiter.id,
      name: recruiter.name,
      email: `${slugOf(recruiter.name)}@claimants.example`,
      note,
      state,
      declined_because: state === 'declined' ? 'Demo: a profile belongs to the person it speaks of.' : null,
      decided_by: isDecided ? adminId : null,
      decided_at: isDecided ? world.daysAgo(daysAgo - 1) : null,
      created_at: createdAt,
      verified_at: state === 'requested' ? null : world.daysAgo(daysAgo - 0.1),
    });
  }
}

/** The people of three companies that await approval; the other unapproved ones have nobody yet. */
function addRegistered(world: World): void {
  const { companies, company_domains } = world.rows;
  const waiting = companies.flatMap((company) => {
    const own = company_domains.find(({ company_id }) => company_id === company.id);
    return own && !company.is_approved ? { ...company, domain: own.domain } : [];
  });
  for (const company of waiting.slice(0, 3)) {
    const { name, email } = world.newPerson(company.domain);
    const userId = addUser(world, {
      type: 'user',
      email,
      name,
      country: company.country,
      roles: ['ROLE_USER', 'ROLE_USER_ADMIN'],
      createdAt: world.daysAgo(world.dice.between(1, 20)),
      passwordHash: null,
    });
    addMember(world, userId, company.id);
  }
}
