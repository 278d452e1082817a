import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import type { ModerationState, PublicationState } from '#common/reviews/states.ts';
import type { World } from './world.ts';

/** What became of a review after it was sent. */
export interface Fate {
  moderation: ModerationState;
  publication: PublicationState;
  signals: readonly RiskSignal[];
  removedBecause: string | null;
  /** A sentence that triggers the signal. */
  addition?: string;
}

const plain = { signals: [], removedBecause: null };
/** Nothing was found, and the review is public. */
export const cleared: Fate = { ...plain, moderation: 'cleared', publication: 'published' };
/** Level 1, until a match or 14 days. */
export const waiting: Fate = { ...plain, moderation: 'cleared', publication: 'unpublished' };

/** Reviews in progress right now: state, days since they were sent, and their number. */
export const underWay: readonly { fate: (world: World) => Fate; daysAgo: readonly [number, number]; count: number }[] =
  [
    {
      fate: () => ({ ...plain, moderation: 'received', publication: 'unpublished' }),
      daysAgo: [0.001, 0.02],
      count: 5,
    },
    { fate: () => ({ ...plain, moderation: 'checked', publication: 'unpublished' }), daysAgo: [0.001, 0.02], count: 4 },
    { fate: (world) => queued(world), daysAgo: [0.1, 5], count: 28 },
    { fate: (world) => ({ ...queued(world), moderation: 'changes_requested' }), daysAgo: [1.5, 6], count: 8 },
  ];

/** What becomes of reviews in the long run: nearly all are cleared at once. */
export function settledFate(world: World): Fate {
  const { dice } = world;
  const fate = dice.weighted({ cleared: 945, approved: 25, rejected: 7, under_review: 8, removed: 8, withdrawn: 7 });
  if (fate === 'cleared') return cleared;
  if (fate === 'approved') return { ...queued(world, aroundTheText), moderation: 'approved', publication: 'published' };
  if (fate === 'rejected') return { ...queued(world), moderation: 'rejected' };
  if (fate === 'removed') return { ...cleared, publication: 'removed', removedBecause: dice.pick(removals) };
  return { ...cleared, publication: fate };
}

function queued({ dice }: World, among: readonly Suspicion[] = [...aroundTheText, ...inTheText]): Fate {
  const [signal, addition] = dice.pick(among);
  return { moderation: 'queued', publication: 'unpublished', signals: [signal], removedBecause: null, ...addition };
}

type Suspicion = readonly [RiskSignal, { addition?: string }];

/** Signals that a moderator may find harmless. */
const aroundTheText: readonly Suspicion[] = [
  ['agency_address', {}],
  ['recruiter_device', {}],
  ['alike_text', {}],
  ['many_from_network', {}],
  ['disposable_address', {}],
  ['sent_too_fast', {}],
  ['dated_before_placement', {}],
];

/** Signals with a sentence that triggers them. The phone number is reserved for fiction. */
const inTheText: readonly Suspicion[] = [
  ['alleges_crime', { addition: 'At one point I wondered whether the early invoice was illegal.' }],
  ['contains_link', { addition: 'There is more about it at www.story.example for whoever is curious.' }],
  ['contains_email', { addition: 'Write to me at more@story.example for details.' }],
  ['contains_phone', { addition: 'Call me on 0491 570 157 and I will tell you more.' }],
];

/** Reasons as people choose them when they flag a review. */
const removals = ['personal_data', 'not_a_client', 'conflict_of_interest', 'false_statement', 'wrong_person'];
