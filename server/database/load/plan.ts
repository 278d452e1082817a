import { reservedSlugs } from '#common/routes/match.ts';
import { slugOf } from '#server/features/profiles/slugs/slugs.ts';
import { type LoadAgency, planAgency } from './agencies.ts';
import { PartDice } from './chance.ts';
import { personName } from './names.ts';

/** The parameters of a load world: the same parameters make the same world, byte for byte. */
export interface Wishes {
  readonly recruiters: number;
  readonly reviews: number;
  readonly seed: number;
  /** The share of all recruiters that belongs to one agency. */
  readonly tenantShare: number;
  /** The midnight at which the history ends. */
  readonly asOf: Date;
}

/** A recruiter as passed between threads; everything else is generated from this. */
export interface PlannedRecruiter {
  readonly part: number;
  readonly name: string;
  readonly slug: string;
  readonly isClaimed: boolean;
  readonly reviewCount: number;
  /** Index into `agencies`. */
  readonly agency: number;
  readonly isFirst: boolean;
}

/** Recruiters generated together, with their agencies. */
export interface Batch {
  readonly seed: number;
  readonly asOf: Date;
  readonly companies: number;
  readonly agencies: readonly LoadAgency[];
  readonly recruiters: readonly PlannedRecruiter[];
}

/** Everyone in the world, before any history. Companies are only counted. */
export interface Plan {
  readonly wishes: Wishes;
  readonly agencies: readonly LoadAgency[];
  readonly companies: number;
  readonly recruiters: readonly PlannedRecruiter[];
}

/** Parts of a world other than its recruiters, which are counted from 0: see `PartDice`. */
export const parts = { plan: 0xff_ff_ff, companies: 0xff_ff_fe, agencies: 0xff_ff_fd } as const;

/** Decides who exists and how many reviews each has. Fast, and on one thread, because slugs must be unique. */
export function planWorld(wishes: Wishes): Plan {
  const dice = new PartDice(wishes.seed, parts.plan);
  const freeAgencySlug = slugs('agency');
  const ofAgencies = new PartDice(wishes.seed, parts.agencies);
  const agencies = agencySizes(dice, wishes).map((size, at) =>
    planAgency(ofAgencies, { size, isTenant: at === 0, asOf: wishes.asOf }, freeAgencySlug),
  );
  const counts = reviewCounts(dice, wishes);
  const freeSlug = slugs('recruiter');
  let part = 0;
  const recruiters = agencies.flatMap(({ size }, agency) =>
    Array.from({ length: size }, (_, place) => {
      const { name } = personName(dice);
      const reviewCount = counts[part]!;
      const isClaimed = place === 0 || reviewCount > 4 || dice.chance(0.75);
      return { part: part++, name, slug: freeSlug(name), isClaimed, reviewCount, agency, isFirst: place === 0 };
    }),
  );
  return { wishes, agencies, companies: Math.max(20, Math.ceil(wishes.recruiters / 8)), recruiters };
}

/**
 * Rows generated and copied at a time: few at first, so Postgres does not wait, then enough to start COPY rarely while
 * still fitting into memory.
 */
const batchWeights = { first: 2000, most: 30_000 };

/** The recruiters of a plan in batches of about the same number of rows. */
export function* batchesOf({ wishes: { seed, asOf }, agencies, companies, recruiters }: Plan): Generator<Batch> {
  let from = 0;
  let weight = 0;
  let wanted = batchWeights.first;
  for (const [at, { reviewCount }] of recruiters.entries()) {
    weight += 15 + 7 * reviewCount;
    if (weight < wanted && at + 1 < recruiters.length) continue;
    const part = recruiters.slice(from, at + 1);
    const first = part[0]!.agency;
    yield {
      seed,
      asOf,
      companies,
      agencies: agencies.slice(first, part.at(-1)!.agency + 1),
      recruiters: part.map((recruiter) => ({ ...recruiter, agency: recruiter.agency - first })),
    };
    from = at + 1;
    weight = 0;
    wanted = Math.min(wanted * 2, batchWeights.most);
  }
}

/** One agency has its share, many have one person, the rest follow a Pareto distribution. */
function agencySizes(dice: PartDice, { recruiters, tenantShare }: Wishes): number[] {
  const sizes = [Math.max(1, Math.round(recruiters * tenantShare))];
  const most = Math.max(3, recruiters * 0.01);
  for (let left = recruiters - sizes[0]!; left > 0; left -= sizes.at(-1)!)
    sizes.push(Math.min(left, Math.floor(Math.min(most, (1 - dice.roll()) ** (-1 / 1.15)))));
  return sizes;
}

/** A fifth have none, most a few, some hundreds; in total the requested number. */
function reviewCounts(dice: PartDice, { recruiters, reviews }: Wishes): number[] {
  const shares = Array.from({ length: recruiters }, () => (dice.chance(0.2) ? 0 : dice.logNormal(1, 1.4)));
  const sum = shares.reduce((all, share) => all + share, 0);
  const counts = shares.map((share) => Math.floor((share / sum) * reviews));
  let left = reviews - counts.reduce((all, count) => all + count, 0);
  for (let at = 0; left > 0; at = (at + 1) % recruiters) {
    if (shares[at] === 0 && sum > 0) continue;
    counts[at]! += 1;
    left -= 1;
  }
  return counts;
}

/** Slugs as `freeSlug` gives them: the name, or the name with the smallest free number. */
function slugs(kind: 'agency' | 'recruiter'): (name: string) => string {
  const taken = new Set(reservedSlugs);
  const next = new Map<string, number>();
  return (name) => {
    const wished = slugOf(name) || kind;
    let number = next.get(wished) ?? 1;
    const numbered = () => (number === 1 ? wished : `${wished}-${number}`);
    while (taken.has(numbered())) number += 1;
    const slug = numbered();
    taken.add(slug);
    next.set(wished, number + 1);
    return slug;
  };
}
