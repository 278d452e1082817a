import { specialities, specialityOf } from '#common/specialities.ts';
import { fill } from '../seeds/words/fill.ts';
import { type Place, places } from '../seeds/words/places.ts';
import { daysAfter } from '../seeds/world.ts';
import type { LoadAgency } from './agencies.ts';
import { PartDice, weightedPick } from './chance.ts';
import { companyAt, type LoadCompany } from './companies.ts';
import type { Batch, PlannedRecruiter } from './plan.ts';
import type { Sheets } from './sheets.ts';
import { pickQuality, type Quality } from './texts.ts';

/** The recruiter whose history is being generated. */
export interface LoadRecruiter {
  readonly dice: PartDice;
  readonly sheets: Sheets;
  readonly asOf: Date;
  readonly id: string;
  readonly userId: string | null;
  readonly planned: PlannedRecruiter;
  readonly firstName: string;
  readonly agency: LoadAgency;
  readonly specialities: readonly string[];
  readonly joinedDaysAgo: number;
  readonly quality: Quality;
  /** The share of placement sides that get invited. */
  readonly invitedShare: number;
  /** The share of published reviews that get a reply. */
  readonly replyShare: number;
  /** Some companies hire more than others. */
  company(): LoadCompany;
}

/** A few specialities have most recruiters. */
const pickSpeciality = weightedPick(specialities.map(({ id }, at) => [id, 1 / (1 + at * 0.35)] as const));
const pickRoleTypes = weightedPick<string[]>([
  [['permanent'], 45],
  [['permanent', 'fixed-term'], 20],
  [['temp'], 15],
  [['permanent', 'temp', 'fixed-term'], 20],
]);
const pickState = weightedPick<Place>(
  places['AU']!.map((place, at) => [place, [34, 27, 18, 7, 9, 2, 3][at]!] as const),
);
/** Reserved for fiction by the Australian and British regulators. */
const phones: Readonly<Record<string, string>> = { AU: '+61 491 570 156', GB: '+44 7700 900123' };

/** Generates a recruiter, and adds their account and profile. */
export function addRecruiter(sheets: Sheets, batch: Batch, planned: PlannedRecruiter): LoadRecruiter {
  const { asOf, seed } = batch;
  const dice = new PartDice(seed, planned.part);
  const agency = batch.agencies[planned.agency]!;
  const agencyDays = (asOf.getTime() - agency.createdAt.getTime()) / 86_400_000;
  const joinedDaysAgo = agencyDays * (planned.reviewCount > 40 ? dice.between(0.8, 1) : 1 - 0.9 * dice.roll() ** 1.5);
  const joinedAt = daysAfter(asOf, -joinedDaysAgo);
  const recruiter: LoadRecruiter = {
    dice,
    sheets,
    asOf,
    id: dice.id(joinedAt),
    userId: planned.isClaimed ? dice.id(joinedAt) : null,
    planned,
    firstName: planned.name.split(' ')[0]!,
    agency,
    specialities: [...new Set(Array.from({ length: dice.whole(1, 3) }, () => pickSpeciality(dice)))],
    joinedDaysAgo,
    quality: pickQuality(dice),
    invitedShare: dice.chance(0.7) ? dice.between(0.9, 1) : dice.between(0.4, 0.8),
    replyShare: agency.plan === 'free' ? 0.05 : dice.between(0.1, 0.9),
    company: () => companyAt(seed, Math.floor(batch.companies * dice.roll() ** 2), asOf),
  };
  if (recruiter.userId) addAccount(recruiter, recruiter.userId, joinedAt);
  addProfile(recruiter, joinedAt);
  return recruiter;
}

function addAccount({ sheets, dice, planned, agency }: LoadRecruiter, userId: string, joinedAt: Date): void {
  sheets.add('users', {
    id: userId,
    type: 'recruiter',
    email: emailOf(planned, agency),
    name: planned.name,
    country: agency.country,
    is_verified: true,
    is_profile_complete: dice.chance(0.6),
    created_at: joinedAt,
    last_signed_in_at: null,
  });
  const roles = ['ROLE_RECRUITER'];
  if (agency.plan !== 'free') roles.push(`ROLE_${agency.plan.toUpperCase()}`);
  if (agency.size === 1) roles.push('ROLE_RECRUITER_FREELANCER');
  else if (planned.isFirst) roles.push('ROLE_RECRUITER_ADMIN');
  for (const role of roles) sheets.add('user_roles', { user_id: userId, role });
}

const emailOf = (planned: PlannedRecruiter, agency: LoadAgency) => `${planned.slug}@${agency.slug}.example`;

function addProfile(recruiter: LoadRecruiter, joinedAt: Date): void {
  const { sheets, dice, planned, agency, id, userId } = recruiter;
  const { isClaimed } = planned;
  const place = dice.chance(0.5)
    ? agency.home
    : agency.country === 'AU'
      ? pickState(dice)
      : dice.pick(places[agency.country]!);
  const slots = { name: recruiter.firstName, field: specialityOf(recruiter.specialities[0]!)!.name, city: place.city };
  sheets.add('recruiters', {
    id,
    agency_id: agency.id,
    user_id: userId,
    slug: planned.slug,
    name: planned.name,
    headline: isClaimed ? fill(dice, dice.pick(headlines), slots) : '',
    about: isClaimed
      ? fill(dice, `${dice.pick(abouts)} Nobody on this page exists: it is there to measure with.`, slots)
      : '',
    email: isClaimed ? emailOf(planned, agency) : null,
    phone: phones[agency.country] ?? null,
    country: agency.country,
    postcode: place.postcode,
    location: place.city,
    specialities: [...recruiter.specialities],
    role_types: pickRoleTypes(dice),
    is_claimed: isClaimed,
    source: isClaimed ? null : `Made up, as if taken from the public team page of ${agency.name}.`,
    joined_at: joinedAt,
    changed_at: joinedAt,
  });
}

const headlines = [
  '{field} in {city}',
  '{Recruiter|Consultant|Senior consultant} for {field}',
  'Placing people in {field} since {2009|2014|2018|2021}',
  '{field}, {with care|without hurry|with a plan}',
];

const abouts = [
  '{name} has worked in {field} for {six|nine|twelve} years, and negotiates every contract in person. Candidates get a call before each interview, employers a written market picture with each shortlist.',
  'From a desk in {city}, {name} looks after {teams that grow|teams that change} in {field}.',
  '{name} came to recruiting after {five|eight} years in {field}. That helps to tell a good brief from a wish list, and to say so.',
];
