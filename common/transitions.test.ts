import { describe, expect, test } from 'vitest';
import {
  eventsUntilCompleted,
  invitationEvents,
  invitationStates,
  invitationTransitions,
} from './invitations/states.ts';
import { placementEvents, placementStates, placementTransitions } from './placements/states.ts';
import {
  moderationEvents,
  moderationStates,
  moderationTransitions,
  publicationEvents,
  publicationStates,
  publicationTransitions,
} from './reviews/states.ts';
import { eventsFrom, type TransitionTable, transition, walk } from './transitions.ts';

/** All moves of a machine as 'from event to', over every pair of state and event. */
function moves<S extends string, E extends string>(
  table: TransitionTable<S, E>,
  states: readonly S[],
  events: readonly E[],
): string[] {
  return states.flatMap((from) =>
    events.flatMap((event) => {
      const result = transition(table, from, event);
      return result.ok ? [`${from} ${event} ${result.to}`] : [];
    }),
  );
}

describe('each machine makes these moves and refuses every other pair', () => {
  test('invitation', () => {
    expect(moves(invitationTransitions, invitationStates, invitationEvents)).toEqual([
      'draft schedule scheduled',
      'scheduled send sent',
      'scheduled cancel cancelled',
      'sent open opened',
      'sent expire expired',
      'sent unsubscribe unsubscribed',
      'sent complain complained',
      'sent bounce bounced',
      'opened start started',
      'opened expire expired',
      'opened unsubscribe unsubscribed',
      'opened complain complained',
      'started complete completed',
      'started expire expired',
      'started unsubscribe unsubscribed',
      'started complain complained',
      'expired renew sent',
      'bounced correct_address draft',
    ]);
  });

  test('moderation', () => {
    expect(moves(moderationTransitions, moderationStates, moderationEvents)).toEqual([
      'received check checked',
      'checked clear cleared',
      'checked queue queued',
      'cleared recheck received',
      'queued approve approved',
      'queued request_changes changes_requested',
      'queued reject rejected',
      'changes_requested reject rejected',
      'changes_requested resubmit received',
    ]);
  });

  test('publication', () => {
    expect(moves(publicationTransitions, publicationStates, publicationEvents)).toEqual([
      'unpublished publish published',
      'unpublished withdraw withdrawn',
      'published question under_review',
      'published withdraw withdrawn',
      'under_review uphold published',
      'under_review remove removed',
    ]);
  });

  test('placement', () => {
    expect(moves(placementTransitions, placementStates, placementEvents)).toEqual([
      'pending start active',
      'pending cancel cancelled',
      'active end ended',
      'active cancel cancelled',
    ]);
  });
});

describe('a refusal', () => {
  test('says what would have been possible', () => {
    expect(transition(publicationTransitions, 'under_review', 'withdraw')).toEqual({
      ok: false,
      code: 'transition_refused',
      from: 'under_review',
      event: 'withdraw',
      possible: ['uphold', 'remove'],
    });
  });

  test('in a final state offers nothing', () => {
    expect(eventsFrom(invitationTransitions, 'completed')).toEqual([]);
  });

  test('stops a sequence where it happens', () => {
    expect(walk(invitationTransitions, 'draft', ['schedule', 'open', 'start'])).toMatchObject({
      ok: false,
      from: 'scheduled',
      event: 'open',
    });
  });
});

test.each(['sent', 'opened', 'started'] as const)(
  'a review sent without JavaScript completes an invitation that is %s',
  (from) => {
    expect(walk(invitationTransitions, from, eventsUntilCompleted(from))).toEqual({ ok: true, to: 'completed' });
  },
);

test.each(['draft', 'scheduled', 'completed', 'cancelled', 'expired', 'unsubscribed'] as const)(
  'it does not complete one that is %s',
  (from) => {
    expect(walk(invitationTransitions, from, eventsUntilCompleted(from)).ok).toBe(false);
  },
);
