import type { Command } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { checkReviewCommand, checkReviewEditCommand } from '#server/features/reviews/checks/checking.commands.ts';
import { keepFlagged, removeFlagged, takeUpFlags } from '#server/features/reviews/flags/flag-cases.commands.ts';
import { answerFlags, flagReview, reportReply } from '#server/features/reviews/flags/flags.commands.ts';
import {
  approveReview,
  rejectReview,
  requestChanges,
} from '#server/features/reviews/moderation/moderation.commands.ts';
import { removeReview } from '#server/features/reviews/removal/removal.commands.ts';
import { approveReply, rejectReply } from '#server/features/reviews/replies/reply-moderation.commands.ts';
import { system } from '#server/session/viewer.ts';
import { createReviewLink } from '../../reviews/after-publication.factories.ts';
import { type Action, pick } from './actions.ts';
import { isPublic, reviewOf } from './reviews.ts';
import type { Story } from './story.ts';

const waits = `(moderation = 'queued' or has_queued_edit)`;

/** A moderator's decision about a waiting review, or one that matches a condition. */
const decided =
  <Input, R extends Result>(command: Command<Input, R>, more: object = {}, condition = waits): Action =>
  async (story, { which }) => {
    const review = await reviewOf(story, which, condition);
    if (!review) return;
    const input = { reviewId: review.id, expectedVersion: review.version, ...more };
    await story.act(command, input, { viewer: story.moderator });
  };

/** A task that runs late, or twice. */
const again =
  <Input, R extends Result>(command: Command<Input, R>): Action =>
  async (story, { which }) => {
    const review = await reviewOf(story, which);
    if (review) await story.act(command, { reviewId: review.id }, { viewer: system });
  };

const flagged =
  (reason: string): Action =>
  async (story, { which, stars }) => {
    const review = await reviewOf(story, which, isPublic);
    if (!review) return;
    const email = stars > 3 ? { email: `neighbour-${stars}@person.example` } : {};
    const input = { reviewId: review.id, reason, words: 'I know that this is not so.', ...email };
    await story.act(flagReview, input, { network: `10.0.${story.next()}.1` });
  };

const reported: Action = async (story, { which }) => {
  const review = await reviewOf(story, which, `(${isPublic} and has_reply)`);
  if (!review) return;
  const input = { reviewId: review.id, reason: 'personal_data', words: 'It says where I live.' };
  await story.act(reportReply, input, { network: `10.0.${story.next()}.1` });
};

interface Case {
  id: string;
  review_id: string;
  version: number;
}
const caseOf = async (story: Story, which: number, condition = 'true'): Promise<Case | undefined> =>
  pick(
    await story.rows<Case>(
      `select id, review_id, version from review_flag_cases where ${condition} order by decided_at is null desc, opened_at desc, id`,
    ),
    which,
  );

const settled =
  <Input, R extends Result>(command: Command<Input, R>, more: object = {}): Action =>
  async (story, { which }) => {
    const flags = await caseOf(story, which);
    if (!flags) return;
    const input = { caseId: flags.id, expectedVersion: flags.version, ...more };
    await story.act(command, input, { viewer: story.moderator });
  };

const ofReply =
  <Input, R extends Result>(command: Command<Input, R>, more: object = {}): Action =>
  async (story, { which }) => {
    const replies = await story.rows<{ id: string; version: number }>(
      `select id, version from review_reply_versions order by state = 'queued' desc, created_at desc, id`,
    );
    const reply = pick(replies, which);
    if (!reply) return;
    const input = { replyId: reply.id, expectedVersion: reply.version, ...more };
    await story.act(command, input, { viewer: story.moderator });
  };

/** Everything that checks, moderators, flagging visitors and flagged writers do. */
export const moderationActions = {
  check: again(checkReviewCommand),
  checkEdit: again(checkReviewEditCommand),
  approve: decided(approveReview),
  reject: decided(rejectReview, { reason: 'spam' }),
  requestChanges: decided(requestChanges, { words: 'Leave out the name, please.' }),
  remove: decided(removeReview, { reason: 'spam' }, isPublic),
  flag: flagged('false_statement'),
  flagUrgently: flagged('personal_data'),
  reportReply: reported,
  async answer(story, { which }) {
    const flags = await caseOf(story, which, `about = 'review'`);
    if (!flags) return;
    const token = await createReviewLink(story.database, { id: flags.review_id }, flags.id);
    await story.act(answerFlags, { caseId: flags.id, token, answer: 'It is just so.' });
  },
  takeUp: settled(takeUpFlags),
  takeUpHidden: settled(takeUpFlags, { hide: true }),
  uphold: settled(keepFlagged),
  removeFlagged: settled(removeFlagged, { reason: 'personal_data' }),
  removeFlaggedAsFalse: settled(removeFlagged, { reason: 'false_statement' }),
  approveReply: ofReply(approveReply),
  rejectReply: ofReply(rejectReply, { words: 'Say it without the word.' }),
} satisfies Record<string, Action>;
