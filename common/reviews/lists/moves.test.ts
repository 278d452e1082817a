import { expect, test } from 'vitest';
import { moveCard, movesFrom } from './moves.ts';
import { pipelineCategories } from './pipeline.ts';

const written = 'Someone has already written this review, so there is no one to invite.';
const low = 'Published reviews with four stars or fewer appear here automatically.';
const elsewhere = 'This review is also in another column. Move it there.';

/** Each move: what it does, or why it is refused. Rows and columns in the order of the board. */
const table = {
  missing_verification: [
    "It's already in 'Missing Verification'.",
    written,
    written,
    written,
    '→ match_placement',
    'Match it to its placement first. You can reply once the review is published.',
    low,
  ],
  invite_not_sent: [
    'There is no review yet. Invite this person first.',
    "It's already in 'Invite not sent'.",
    '→ schedule_invitation',
    '→ send_invitation',
    'There is no review yet. Invite this person first.',
    'There is no review yet. Invite this person first.',
    low,
  ],
  invite_scheduled: [
    "There is no review yet. The person hasn't been invited.",
    '→ cancel_invitation',
    "It's already in 'Invite Scheduled'.",
    '→ send_invitation',
    "There is no review yet. The person hasn't been invited.",
    "There is no review yet. The person hasn't been invited.",
    low,
  ],
  invite_sent: [
    'It moves automatically once this person has written a review.',
    "This invitation has been sent, so it can't be taken back.",
    "This invitation has been sent, so it can't be taken back.",
    "It's already in 'Invite sent'.",
    'It moves automatically once this person has written a review.',
    'It moves automatically once this person has written a review.',
    low,
  ],
  published_missing_reply: [
    "It's already published.",
    written,
    written,
    written,
    "It's already in 'Published - Missing Reply'.",
    '→ open_reply',
    low,
  ],
  published_complete: [
    'It has a reply. Open the review to edit or delete it.',
    written,
    written,
    written,
    'It has a reply. Open the review to edit or delete it.',
    "It's already in 'Published - Complete'.",
    low,
  ],
  bad_review: [elsewhere, elsewhere, elsewhere, elsewhere, elsewhere, elsewhere, "It's already in '4 or Less Stars'."],
};

test.each(pipelineCategories)('from %s each move does something, or is refused with a reason', (from) => {
  const told = pipelineCategories.map((to) => {
    const move = moveCard(from, to);
    return move.ok ? `→ ${move.action}` : move.reason;
  });
  expect(told).toEqual(table[from]);
  const possible = pipelineCategories.filter((_to, index) => told[index]!.startsWith('→'));
  expect([...movesFrom(from)].sort()).toEqual(possible.sort());
});
