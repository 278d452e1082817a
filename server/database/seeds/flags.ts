import { reviewLimits } from '#common/limits.ts';
import type { FlagCaseState, FlagReason, FlagSubject } from '#common/reviews/flags/flags.ts';
import type { Row } from './rows.ts';
import { daysAfter, daysBetween, type World } from './world.ts';

interface CaseSketch {
  about?: FlagSubject;
  state: FlagCaseState;
  openedDaysAgo: number;
  /** One flag for each. */
  reasons: readonly FlagReason[];
  answer?: string;
}

/** Open, in every urgency: new, answered, nearly due, overdue. */
const waiting: readonly CaseSketch[] = [
  { state: 'open', openedDaysAgo: 0.3, reasons: ['false_statement'] },
  { state: 'open', openedDaysAgo: 1.6, reasons: ['personal_data', 'false_statement'] },
  {
    state: 'open',
    openedDaysAgo: 3.2,
    reasons: ['not_a_client'],
    answer: 'Demo: I was placed by them, and my first day is in my contract. I will gladly show it to you.',
  },
  { state: 'open', openedDaysAgo: 6.3, reasons: ['harassment'] },
  { state: 'open', openedDaysAgo: 8.4, reasons: ['conflict_of_interest', 'spam', 'conflict_of_interest'] },
];

/** How long reviews under review have been there. */
const takenUpDaysAgo = [0.8, 2.4, 4.1, 5.9];

/** Reports of replies: one is new, and one was decided. */
const reportedReplies: readonly CaseSketch[] = [
  { about: 'reply', state: 'open', openedDaysAgo: 1.1, reasons: ['personal_data'] },
  { about: 'reply', state: 'upheld', openedDaysAgo: 9, reasons: ['false_statement'] },
];

/** Flags from that time have been decided by now. */
const decidedDaysAgo = 8;

const reasonsInTurn: readonly FlagReason[] = ['false_statement', 'wrong_person', 'spam', 'not_a_client', 'harassment'];

/** What people reported about published reviews, and how it was decided. The first profile a reader sees has none. */
export function addFlags(world: World): void {
  const { rows } = world;
  const admin = rows.users.find(({ email }) => email === 'super_admin@demo.example')!.id!;
  const showcase = rows.recruiters.find(({ slug }) => slug === 'demo-recruiter')!.id;
  const titlesElsewhere = new Set(rows.reviews.flatMap((row) => (row.recruiter_id === showcase ? row.title : [])));
  const newest = rows.reviews
    .filter(({ recruiter_id, title }) => recruiter_id !== showcase && !titlesElsewhere.has(title))
    .sort((a, b) => timeOf(b) - timeOf(a));
  const ofState = (state: string) => newest.filter(({ publication }) => publication === state);
  const published = ofState('published').filter(({ level }) => level > 0);
  for (const sketch of waiting) {
    const writtenBefore = world.daysAgo(sketch.openedDaysAgo + 1);
    const at = published.findIndex((review) => new Date(review.submitted_at) < writtenBefore);
    for (const review of published.splice(at, 1)) addCase(world, review, sketch, admin);
  }
  const underReview = rows.reviews.filter(({ publication }) => publication === 'under_review');
  for (const [index, review] of underReview.entries()) addTakenUp(world, review, index, admin);
  const wasThere = (review: Row<'reviews'>) => isOlder(world, review, decidedDaysAgo);
  for (const [index, review] of ofState('removed').filter(wasThere).slice(0, 4).entries())
    addCase(world, review, { ...sketchOf(world, 'removed', review, index), state: 'removed' }, admin);
  const repliedTo = published.filter(({ id }) => rows.review_replies.some(({ review_id }) => review_id === id));
  for (const sketch of reportedReplies) {
    const at = repliedTo.findIndex((review) => repliedAt(world, review) < world.daysAgo(sketch.openedDaysAgo));
    for (const review of repliedTo.splice(at, 1)) addCase(world, review, sketch, admin);
  }
  for (const review of ofState('withdrawn').filter(wasThere).slice(0, 2))
    addCase(world, review, sketchOf(world, 'closed', review, 1), admin);
}

const timeOf = ({ submitted_at }: Row<'reviews'>) => new Date(submitted_at).getTime();

const repliedAt = ({ rows }: World, { id }: Row<'reviews'>) =>
  new Date(rows.review_replies.find(({ review_id }) => review_id === id)!.updated_at);

/** Some await a decision under review; for the others it came, and they stay. */
function addTakenUp(world: World, review: Row<'reviews'>, index: number, admin: string): void {
  const openedDaysAgo = takenUpDaysAgo[index];
  if (openedDaysAgo !== undefined && isOlder(world, review, openedDaysAgo)) {
    addCase(world, review, { ...sketchOf(world, 'taken_up', review, index), openedDaysAgo }, admin);
    return;
  }
  review.publication = 'published';
  if (isOlder(world, review, decidedDaysAgo)) addCase(world, review, sketchOf(world, 'upheld', review, index), admin);
}

/** Whether a review was published a day before it was flagged, this many days ago. */
const isOlder = (world: World, { submitted_at }: Row<'reviews'>, openedDaysAgo: number) =>
  daysBetween(new Date(submitted_at), world.now) > openedDaysAgo + 1;

/** Flagged some days after it was sent. */
function sketchOf(world: World, state: FlagCaseState, review: Row<'reviews'>, index: number): CaseSketch {
  const sentDaysAgo = daysBetween(new Date(review.submitted_at), world.now);
  const because = review.removed_because as FlagReason | null;
  return {
    state,
    openedDaysAgo: Math.max(decidedDaysAgo, sentDaysAgo - 12),
    reasons: [because ?? reasonsInTurn[index % reasonsInTurn.length]!],
  };
}

function addCase(world: World, review: Row<'reviews'>, sketch: CaseSketch, admin: string): void {
  const { dice, rows } = world;
  const { about = 'review', state, openedDaysAgo, reasons, answer = null } = sketch;
  const openedAt = world.daysAgo(openedDaysAgo);
  const isDecided = state === 'upheld' || state === 'removed' || state === 'closed';
  const decidedAt = isDecided ? world.daysAgo(Math.max(0.2, openedDaysAgo - 3)) : null;
  const decideBy = daysAfter(openedAt, reviewLimits.flagDecidedWithinDays);
  const id = dice.id(openedAt);
  rows.review_flag_cases.push({
    id,
    review_id: review.id,
    agency_id: review.agency_id,
    about,
    state,
    opened_at: openedAt,
    decide_by: decideBy,
    // Marked as notified: the demo never sends an email.
    told_at: openedAt,
    answer_by: about === 'review' ? daysAfter(openedAt, reviewLimits.flagAnsweredWithinDays) : null,
    answer,
    answered_at: answer && world.daysAgo(openedDaysAgo - 1),
    taken_up_at: state === 'taken_up' ? world.daysAgo(openedDaysAgo - 0.2) : null,
    decided_at: decidedAt,
    decided_by: state === 'closed' ? null : isDecided ? admin : null,
    decided_because: decidedBecause(state, reasons),
    decided_words: state === 'upheld' ? 'Demo: an opinion, politely put. It stays.' : null,
    warned_at: decideBy,
  });
  for (const [index, reason] of reasons.entries())
    addFlag(world, review, { caseId: id, about, reason, index, openedAt });
}

function decidedBecause(state: FlagCaseState, [reason]: readonly FlagReason[]): string | null {
  if (state === 'removed') return reason ?? null;
  return { upheld: 'upheld', closed: 'withdrawn', open: null, taken_up: null }[state];
}

interface FlagSketch {
  caseId: string;
  about: FlagSubject;
  reason: FlagReason;
  index: number;
  openedAt: Date;
}

function addFlag(world: World, review: Row<'reviews'>, { caseId, about, reason, index, openedAt }: FlagSketch): void {
  const createdAt = daysAfter(openedAt, index * 0.1);
  world.rows.review_flags.push({
    id: world.dice.id(createdAt),
    case_id: caseId,
    review_id: review.id,
    agency_id: review.agency_id,
    reason,
    words: about === 'reply' ? 'Demo: the reply says more about me than my review does.' : words[reason],
    email: index === 0 ? world.newPerson('readers.example').email : null,
    is_from_agency: index === 1,
    network_hash: null,
    created_at: createdAt,
  });
}

const words: Readonly<Record<FlagReason, string>> = {
  false_statement: 'Demo: it says that no interview was held, and there were two.',
  personal_data: 'Demo: anybody in the team can tell from it whose salary is meant.',
  harassment: 'Demo: it calls a person names instead of telling about the work.',
  not_a_client: 'Demo: nobody of that name was ever placed by us.',
  conflict_of_interest: 'Demo: its writer works for the agency across the street.',
  spam: 'Demo: the same text stands beside three other recruiters.',
  wrong_person: 'Demo: it is about a namesake in another city.',
};
