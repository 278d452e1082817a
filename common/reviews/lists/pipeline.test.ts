import { describe, expect, test } from 'vitest';
import { invitationStates } from '../../invitations/states.ts';
import { routeOf } from '../../routes.ts';
import {
  categoriesOfReview,
  categoryOfInvitation,
  categoryOfTab,
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
  isHidden: false,
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

  test('nowhere while it is hidden', () => {
    expect(categoriesOfReview({ ...card, overall: 2, publication: 'under_review', isHidden: true })).toEqual([]);
  });

  test('not among the low ratings when it was imported: it has no stars of ours', () => {
    expect(categoriesOfReview({ ...card, overall: 2, level: 0 })).toEqual(['published_missing_reply']);
  });

  test.each(['removed', 'withdrawn'] as const)('nowhere when %s', (publication) => {
    expect(categoriesOfReview({ ...card, level: 1, publication })).toEqual([]);
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
