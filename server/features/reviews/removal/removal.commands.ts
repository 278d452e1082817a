import { removalInput } from '#common/reviews/flags/flag-inputs.ts';
import type { FlagReason } from '#common/reviews/flags/flags.ts';
import type { PublicationState } from '#common/reviews/states.ts';
import type { TransitionTable } from '#common/transitions.ts';
import { defineDecision, type Outcome } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseBeforeAnswer } from '../flags/answer-first.ts';
import { lockedCase } from '../flags/flags.commands.ts';
import { loadReview } from '../loaded-review.ts';
import { takeDown } from '../publication/removal.ts';

/** Published and under review both end the same way here. */
const transitions: TransitionTable<PublicationState, 'remove'> = {
  unpublished: {},
  published: { remove: 'removed' },
  under_review: { remove: 'removed' },
  removed: {},
  withdrawn: {},
};

const decided = defineDecision({
  row: 'review',
  type: 'ReviewToCheck',
  transitions,
  load: reviewAndFlags,
  stateOf: ({ review }) => review.publication,
  save,
  audited: ({ review: { id, agency_id } }) => ({ agencyId: agency_id, subject: { type: 'Review', id } }),
});

/** Removes a published review that nobody flagged, or whose flags are open: then it decides them, too. */
export const removeReview = decided('removeReview', {
  event: 'remove',
  input: removalInput,
  notYet: ({ review }) => {
    if (review.publication === 'unpublished')
      refuse('NOT_PUBLIC', "This review isn't public, so there's nothing to remove.");
  },
  before: (write, { flags }, { reason, words }) => {
    if (flags) refuseBeforeAnswer(write, flags, reason);
    return { set: { reason, words }, audit: { details: { reason } } };
  },
  after: async (write, { review, flags }) => {
    if (flags) await write.emit('flagsDecided', { reviewId: review.id, caseId: flags.id });
  },
});

type ReviewAndFlags = NonNullable<Awaited<ReturnType<typeof reviewAndFlags>>>;

async function reviewAndFlags(write: Write, id: string) {
  const review = await loadReview(write, id);
  const open = await write.tx
    .selectFrom('review_flag_cases')
    .select('id')
    .where('review_id', '=', id)
    .where('about', '=', 'review')
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  const flags = open && (await lockedCase(write, open.id));
  return review && { review, flags, version: review.version };
}

async function save(
  write: Write,
  { review, flags }: ReviewAndFlags,
  { set: { reason, words = null } }: Outcome<PublicationState, { reason: FlagReason; words: string | null }>,
) {
  await takeDown(write, review, { reason: reason!, words, caseId: flags?.id ?? null });
  if (!flags) return;
  const set = { decided_because: reason!, decided_words: words };
  await saveIn('review_flag_cases')(write, flags, { to: 'removed', set, isFinal: true });
}
