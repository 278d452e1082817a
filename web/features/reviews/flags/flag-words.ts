import { formatCount } from '#common/formats.ts';
import { flagLimits } from '#common/limits.ts';
import {
  type ClosedReason,
  closedReasons,
  closedReasonWords,
  type FlagCaseState,
  type FlagReason,
  type FlagSubject,
  reasonWords,
} from '#common/reviews/flags/flags.ts';
import { labelledFor, spelledOut } from '#common/spelled-out.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

type Words = { label: string; tone: TagProps['tone'] };

const states: Readonly<Record<FlagCaseState, Words>> = {
  open: { label: 'New', tone: 'warn' },
  taken_up: { label: 'Under review', tone: 'warn' },
  upheld: { label: 'Kept', tone: 'good' },
  removed: { label: 'Removed', tone: 'bad' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** The label of a flag case's state. */
export const flagCaseWords = (state: string): Words => labelledFor(states, state);

/** The labels of the reasons in a case, in the words for a review or a reply. */
export const reasonLabels = (about: string, reasons: readonly string[]): string[] =>
  reasons.map((reason) => reasonWords(about as FlagSubject, reason as FlagReason)?.label ?? spelledOut(reason));

/** Why a case was decided or closed, as a sentence; null for one that was kept. */
export function decidedBecauseWords(about: string, because: string | null | undefined): string | null {
  if (!because || because === 'upheld') return null;
  return closedReasons.some((reason) => reason === because)
    ? closedReasonWords[because as ClosedReason]
    : (reasonWords(about as FlagSubject, because as FlagReason)?.sentence ?? spelledOut(because));
}

const hour = 3_600_000;

/** '3 days left', '5 hours left', '2 days overdue'; a deadline within two days is highlighted. */
export function timeLeft(by: string, now: Date): { words: string; tone: TagProps['tone'] } {
  const hours = Math.trunc((Date.parse(by) - now.getTime()) / hour);
  const amount =
    Math.abs(hours) >= 48 ? formatCount(Math.trunc(Math.abs(hours) / 24), 'day') : formatCount(Math.abs(hours), 'hour');
  if (Date.parse(by) <= now.getTime()) return { words: `${amount} overdue`, tone: 'bad' };
  return { words: `${amount} left`, tone: hours <= flagLimits.warnsHoursBefore ? 'warn' : 'neutral' };
}
