import type { TransitionTable } from '../transitions.ts';

/** The state of a placement. `cancelled` has a reason. */
export const placementStates = ['pending', 'active', 'ended', 'cancelled'] as const;
export type PlacementState = (typeof placementStates)[number];

/** The label of each state. */
export const placementStateLabels: Readonly<Record<PlacementState, string>> = {
  pending: 'Not started',
  active: 'Active',
  ended: 'Ended',
  cancelled: 'Canceled',
};

/** What can happen to a placement. */
export const placementEvents = ['start', 'end', 'cancel'] as const;
export type PlacementEvent = (typeof placementEvents)[number];

/** A placement that fell through before its start does not count for coverage; no cancelled one is reviewed. */
export const cancelReasons = ['fell_through', 'entered_by_mistake', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The label of each reason. */
export const cancelReasonLabels: Readonly<Record<CancelReason, string>> = {
  fell_through: 'The placement fell through',
  entered_by_mistake: 'Entered by mistake',
  other: 'Another reason',
};

/** A placement that ended stays ended: an extension is a new placement with the same group key. */
export const placementTransitions: TransitionTable<PlacementState, PlacementEvent> = {
  pending: { start: 'active', cancel: 'cancelled' },
  active: { end: 'ended', cancel: 'cancelled' },
  ended: {},
  cancelled: {},
};

/** The state of a new placement, from plain days 'YYYY-MM-DD'. The end date is the last day of work. */
export function placementStateOn(today: string, startDate: string, endDate?: string | null): PlacementState {
  if (startDate > today) return 'pending';
  return endDate && endDate < today ? 'ended' : 'active';
}
