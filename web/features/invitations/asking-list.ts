import type { PlacementList } from '#web/list/placement-list.ts';
import type { BegunDraft } from './invitation-draft.ts';

/** What the page passes to lists from whose rows people are invited. */
export type AskingList = PlacementList & {
  /** Opens the form with these rows; left out for those who only look. */
  onInvite?: ((begun: BegunDraft) => void) | undefined;
};
