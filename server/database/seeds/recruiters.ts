import { specialityOf } from '#common/specialities.ts';
import { addUser } from './users.ts';
import { fill, slugOf } from './words/fill.ts';
import { jobs } from './words/jobs.ts';
import { places } from './words/places.ts';
import type { DemoAgency, DemoRecruiter, Person, World } from './world.ts';

/** What is chosen about a recruiter; chance decides the rest. */
export interface RecruiterWishes {
  agency: DemoAgency;
  person: Person;
  /** Null: nobody has claimed the profile. */
  userId: string | null;
  reviewCount: number;
  slug?: string;
  email?: string;
  specialities?: readonly string[];
  story?: Partial<Pick<DemoRecruiter, 'stars' | 'invitedShare' | 'replyShare' | 'isShowcase' | 'joinedDaysAgo'>>;
}

/** Generates an agency's members without demo accounts; `counts` gives one number of reviews for each. */
export function addMembers(world: World, agency: DemoAgency, counts: readonly number[]): DemoRecruiter[] {
  return counts.map((count, index) => {
    const person = world.newPerson(`${agency.slug}.example`);
    const isClaimed = index === 0 || counts.length < 5 || world.dice.chance(0.82);
    const reviewCount = Math.min(count, isClaimed ? (agency.isApproved ? count : 1) : 4);
    if (!isClaimed) return addRecruiter(world, { agency, person, userId: null, reviewCount });
    const userId = addUser(world, {
      type: 'recruiter',
      email: person.email,
      name: person.name,
      country: agency.country,
      roles: rolesOf(agency, { isFirst: index === 0, isAlone: counts.length === 1 }),
      createdAt: world.daysAgo(1150),
      passwordHash: null,
    });
    return addRecruiter(world, { agency, person, userId, reviewCount });
  });
}

function rolesOf({ slug }: DemoAgency, { isFirst, isAlone }: { isFirst: boolean; isAlone: boolean }): string[] {
  const roles = ['ROLE_RECRUITER'];
  if (isAlone) roles.push('ROLE_RECRUITER_FREELANCER');
  else if (isFirst && slug !== 'demo-agency') roles.push('ROLE_RECRUITER_ADMIN');
  return roles;
}

/** Generates one profile. */
export function addRecruiter(world: World, wishes: RecruiterWishes): DemoRecruiter {
  const { agency, person, userId, reviewCount, story } = wishes;
  const { dice } = world;
  const joinedDaysAgo = story?.joinedDaysAgo ?? joinedDaysAgoFor(world, agency, reviewCount);
  const specialities = wishes.specialities ?? dice.shuffled(Object.keys(jobs)).slice(0, dice.whole(1, 3));
  const id = dice.id(world.daysAgo(joinedDaysAgo));
  const recruiter: DemoRecruiter = {
    id,
    userId,
    firstName: person.firstName,
    agency,
    specialities,
    joinedDaysAgo,
    reviewCount,
    quality: Math.min(4.9, Math.max(2.8, dice.normal(4.15, 0.45))),
    invitedShare: dice.chance(0.7) ? dice.between(0.92, 1) : dice.between(0.4, 0.8),
    replyShare: agency.plan === 'free' ? 0.04 : dice.between(0.1, 0.9),
    isShowcase: false,
    ...story,
    // A copy, because it gets used up.
    stars: [...(story?.stars ?? [])],
  };
  world.rows.recruiters.push(rowOf(world, recruiter, wishes));
  return recruiter;
}

function joinedDaysAgoFor({ dice }: World, agency: DemoAgency, reviewCount: number): number {
  if (!agency.isApproved) return dice.between(20, 39);
  return reviewCount > 40 ? dice.between(1050, 1095) : dice.between(200, 1095);
}

function rowOf(world: World, recruiter: DemoRecruiter, wishes: RecruiterWishes) {
  const { agency, person, userId } = wishes;
  const { dice } = world;
  const place = dice.chance(0.6) ? agency.home : dice.pick(places[agency.country]!);
  const names = recruiter.specialities.map((id) => specialityOf(id)!.name);
  const slots = { name: person.firstName, field: names[0]!, city: place.city, agency: agency.name };
  const isClaimed = userId !== null;
  return {
    id: recruiter.id,
    agency_id: agency.id,
    user_id: userId,
    slug: wishes.slug ?? freeSlug(world, person.name),
    name: person.name,
    headline: isClaimed ? fill(dice, dice.pick(headlines), slots) : '',
    about: isClaimed ? fill(dice, `${dice.pick(abouts)} This is a demo profile: nobody in it exists.`, slots) : '',
    email: isClaimed ? (wishes.email ?? person.email) : null,
    // What the plan adds: the first profile a reader sees has it.
    long_text: recruiter.isShowcase ? fill(dice, longText, slots) : '',
    // Reserved for fiction by the Australian and British regulators.
    phone: { AU: '+61 491 570 156', GB: '+44 7700 900123' }[agency.country] ?? null,
    country: agency.country,
    postcode: place.postcode,
    location: place.city,
    specialities: [...recruiter.specialities],
    role_types: dice.shuffled(['permanent', 'fixed-term', 'temp']).slice(0, dice.whole(1, 3)),
    is_claimed: isClaimed,
    source: isClaimed ? null : `Made up for the demo, as if taken from the public team page of ${agency.name}.`,
    joined_at: world.daysAgo(recruiter.joinedDaysAgo),
  };
}

function freeSlug({ rows }: World, name: string): string {
  const slug = slugOf(name);
  const times = rows.recruiters.filter((one) => one.slug === slug || one.slug.startsWith(`${slug}-`)).length;
  return times === 0 ? slug : `${slug}-${times + 1}`;
}

const headlines = [
  '{field} in {city}',
  '{Recruiter|Consultant|Senior consultant} for {field}',
  'Placing people in {field} since {2009|2014|2018|2021}',
  '{field}, {with care|without hurry|with a plan}',
];

const longText = [
  'How a search goes. In the first week {name} writes down with you what the work is, what it pays, and who decides. In the second you hear who was asked and what they said. After that there is a call every Friday, also when there is nothing new.',
  'For candidates. You learn the name of the firm before your CV goes anywhere, and why a firm said no. {name} is there on the first day and asks again after a month, because that is when most of what was promised shows.',
  'For employers. A shortlist has four people at most, each with a page on what speaks against them. Where the market does not hold what the brief asks for, {name} says so within ten days.',
].join('\n\n');

const abouts = [
  '{name} has worked in {field} for {six|nine|twelve} years and joined {agency} to do fewer searches, and better ones. Candidates get a call before each interview, employers a written market picture with each shortlist.',
  'From a desk in {city}, {name} looks after {teams that grow|teams that change} in {field}. The first conversation is about what you want, the second about who might offer it.',
  '{name} came to recruiting after {five|eight} years in {field}. That helps to tell a good brief from a wish list, and to say so.',
];
