import { countryOf } from '#common/countries.ts';
import type { Plan as PaidPlan } from '#common/limits.ts';
import { type Place, places } from '../seeds/words/places.ts';
import { daysAfter } from '../seeds/world.ts';
import { type PartDice, weightedPick } from './chance.ts';
import { agencyName } from './names.ts';
import type { Sheets } from './sheets.ts';

/** An agency in a load world, with what shapes its recruiters' history. */
export interface LoadAgency {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly size: number;
  readonly country: 'AU' | 'NZ' | 'GB' | 'SG';
  readonly home: Place;
  readonly plan: PaidPlan;
  readonly isApproved: boolean;
  readonly software: 'jobadder' | 'vincere' | 'bullhorn' | null;
  readonly createdAt: Date;
}

const pickCountry = weightedPick<LoadAgency['country']>([
  ['AU', 70],
  ['NZ', 12],
  ['GB', 12],
  ['SG', 6],
]);
const pickPlan = weightedPick<PaidPlan>([
  ['free', 60],
  ['pro_individual', 20],
  ['pro_team', 15],
  ['ultimate_team', 5],
]);
const pickSoftware = weightedPick<LoadAgency['software']>([
  [null, 55],
  ['jobadder', 20],
  ['bullhorn', 15],
  ['vincere', 10],
]);

/** Generates one agency. The largest tenant has been here since the first day. */
export function planAgency(
  dice: PartDice,
  { size, isTenant, asOf }: { size: number; isTenant: boolean; asOf: Date },
  freeSlug: (name: string) => string,
): LoadAgency {
  const country = isTenant ? 'AU' : pickCountry(dice);
  const createdAt = daysAfter(asOf, isTenant ? -1825 : -dice.between(90, 1820));
  const name = agencyName(dice);
  return {
    id: dice.id(createdAt),
    slug: freeSlug(name),
    name,
    size,
    country,
    home: dice.pick(places[country]!),
    plan: isTenant ? 'ultimate_team' : pickPlan(dice),
    isApproved: isTenant || size > 3 || dice.chance(0.96),
    software: isTenant ? 'bullhorn' : pickSoftware(dice),
    createdAt,
  };
}

/** Adds the row of an agency. */
export function addAgency(sheets: Sheets, agency: LoadAgency): void {
  const { id, slug, name, country, home, plan, isApproved, createdAt } = agency;
  sheets.add('agencies', {
    id,
    slug,
    name,
    legal_name: `${name} Ltd`,
    contact_email: `hello@${slug}.example`,
    website: `https://${slug}.example`,
    description: `A made-up agency in ${home.city} that exists to measure with. None of its people, placements or reviews are real.`,
    country,
    time_zone: countryOf(country)!.timeZone,
    location: home.city,
    postcode: home.postcode,
    is_approved: isApproved,
    approved_at: isApproved ? daysAfter(createdAt, 1) : null,
    plan,
    is_complete: false,
    created_at: createdAt,
    changed_at: createdAt,
  });
}
