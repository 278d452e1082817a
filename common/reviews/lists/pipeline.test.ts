import { describe, expect, test } from 'vitest';
import { invitationStates } from '../../invitations/states.ts';
import { routeOf } from '../../routes.ts';
import {
  categoriesOfReview,
  categoryOfInvitation,
  categoryOfTab,
  moveCard,
  movesFrom,
  pipelineCategories,
  pipelineLabels,
  type ReviewCard,
} from './pipeline.ts';

const card: ReviewCard = {
  overall: 5,
  level: 3,
  isConfirmed: true,
  moderation: 'cleared',
  publication: 'published',
  hasReply: false,
};

describe('a side of a placement is', () => {
  test('in the column of its latest invitation', () => {
    const columns = Object.fromEntries(invitationStates.map((state) => [state, categoryOfInvitation(state)]));
    expect(columns).toEqual({
      draft: 'invite_not_sent',
      scheduled: 'invite_scheduled',
      sent: 'invite_sent',
      opened: 'invite_sent',
      started: 'invite_sent',
      completed: null,
      cancelled: 'invite_not_sent',
      expired: null,
      unsubscribed: null,
      complained: null,
      bounced: 'invite_not_sent',
    });
    expect(categoryOfInvitation(null)).toBe('invite_not_sent');
  });
});

describe('a review is', () => {
  test('in a column by its reply once published, also under review', () => {
    expect(categoriesOfReview(card)).toEqual(['published_missing_reply']);
    expect(categoriesOfReview({ ...card, hasReply: true })).toEqual(['published_complete']);
    expect(categoriesOfReview({ ...card, publication: 'under_review' })).toEqual(['published_missing_reply']);
  });

  test('with four stars or fewer, in the low-rating column too', () => {
    expect(categoriesOfReview({ ...card, overall: 4 })).toEqual(['published_missing_reply', 'bad_review']);
    expect(categoriesOfReview({ ...card, overall: 4, publication: 'unpublished' })).toEqual([]);
  });

  test('under missing verification while it is confirmed at level 1', () => {
    const waiting: ReviewCard = { ...card, level: 1, publication: 'unpublished' };
    expect(categoriesOfReview(waiting)).toEqual(['missing_verification']);
    expect(categoriesOfReview({ ...waiting, isConfirmed: false })).toEqual([]);
    expect(categoriesOfReview({ ...waiting, moderation: 'rejected' })).toEqual([]);
    expect(categoriesOfReview({ ...waiting, level: 2 })).toEqual([]);
  });

  test.each(['removed', 'withdrawn'] as const)('nowhere when %s', (publication) => {
    expect(categoriesOfReview({ ...card, level: 1, publication })).toEqual([]);
  });
});

describe('moves', () => {
  test('are these and no others', () => {
    const possible = pipelineCategories.flatMap((from) =>
      pipelineCategories.flatMap((to) => {
        const move = moveCard(from, to);
        return move.ok ? [`${from} ${to} ${move.action}`] : [];
      }),
    );
    expect(possible).toEqual([
      'missing_verification published_missing_reply match_placement',
      'invite_not_sent invite_scheduled schedule_invitation',
      'invite_not_sent invite_sent send_invitation',
      'invite_scheduled invite_not_sent cancel_invitation',
      'invite_scheduled invite_sent send_invitation',
      'published_missing_reply published_complete open_reply',
    ]);
    expect(movesFrom('invite_sent')).toEqual([]);
  });

  test('that are refused say why', () => {
    expect(moveCard('invite_sent', 'invite_not_sent')).toEqual({
      ok: false,
      reason: "A card can't go from 'Invite sent' to 'Invite not sent'; it moves automatically from here.",
    });
    expect(moveCard('invite_scheduled', 'published_complete')).toMatchObject({
      reason: expect.stringContaining("it can go to 'Invite sent' or 'Invite not sent'."),
    });
  });
});

test('the labels are those of the board', () => {
  expect(pipelineCategories.map((category) => pipelineLabels[category].wide)).toEqual([
    'Missing Verification',
    'Invite not sent',
    'Invite Scheduled',
    'Invite sent',
    'Published - Missing Reply',
    'Published - Complete',
    '4 or Less Stars',
  ]);
  expect(pipelineLabels.published_missing_reply.narrow).toBe('Missing Reply');
  expect(pipelineLabels.published_complete.narrow).toBe('Complete');
});

test('each column has a tab of the reviews page', () => {
  expect(Object.values(categoryOfTab).sort()).toEqual([...pipelineCategories].sort());
  expect(routeOf('reviews').choices.tab).toEqual(expect.arrayContaining(Object.keys(categoryOfTab)));
});
