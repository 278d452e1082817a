import type { TransitionTable } from '../transitions.ts';

/** Where a placement stands. `cancelled` carries a reason. */
export const placementStates = ['pending', 'active', 'ended', 'cancelled'] as const;
export type PlacementState = (typeof placementStates)[number];

/** What may happen to a placement. */
export const placementEvents = ['start', 'end', 'cancel'] as const;
export type PlacementEvent = (typeof placementEvents)[number];

/** One that fell through before its start is left out of coverage; none of the cancelled is asked about. */
export const cancelReasons = ['fell_through', 'entered_by_mistake', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** An ended placement stays ended: an extension is a placement of its own with the same group key. */
export const placementTransitions: TransitionTable<PlacementState, PlacementEvent> = {
  pending: { start: 'active', cancel: 'cancelled' },
  active: { end: 'ended', cancel: 'cancelled' },
  ended: {},
  cancelled: {},
};

/** The state of a placement just entered, from plain days 'YYYY-MM-DD'. The end date is the last day of work. */
export function placementStateOn(today: string, startDate: string, endDate?: string | null): PlacementState {
  if (startDate > today) return 'pending';
  return endDate && endDate < today ? 'ended' : 'active';
}
