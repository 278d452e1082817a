import { type FoundState, foundStateWords } from '#common/email-sync/found-people.ts';
import { stateOf, stateWords } from '#web/features/invitations/progress.ts';
import type { FoundPersonRow } from './found-person.ts';

/** What became of somebody who was found: of an invited person, how far the invitation has come. */
export function stateWordsOf({ state, invitation, isSuppressed }: FoundPersonRow) {
  if (state === 'invited' && invitation) return stateWords[stateOf(invitation.state)];
  const isOut = isSuppressed && state !== 'invited';
  return isOut ? ({ label: 'Opted out', tone: 'warn' } as const) : foundStateWords[state as FoundState];
}
