import { reviewLimits } from '#common/limits.ts';
import { type FlagReason, flagReasons } from '#common/reviews/flags/flags.ts';
import type { Level } from '#common/reviews/levels.ts';
import type { ModerationState, PublicationState } from '#common/reviews/states.ts';
import type { Row } from '../seeds/rows.ts';
import { fill } from '../seeds/words/fill.ts';
import { replies } from '../seeds/words/replies.ts';
import { toneOf } from '../seeds/words/voice.ts';
import { daysAfter } from '../seeds/world.ts';
import { type PartDice, weightedPick } from './chance.ts';
import type { LoadRecruiter } from './recruiters.ts';

/** The state of a review, as stored in its row. */
export interface Fate {
  readonly moderation: ModerationState;
  readonly publication: PublicationState;
  readonly signals: string[];
  readonly published_at: Date | null;
  readonly decided_at: Date | null;
  readonly removed_because: FlagReason | null;
  readonly rejected_because: string | null;
  readonly changes_words: string | null;
  readonly changes_requested_at: Date | null;
  readonly gone_at: Date | null;
  readonly text_erased_at: Date | null;
  readonly is_hidden: boolean;
}

const pickLately = weightedPick<'settled' | 'queued' | 'changes_requested'>([
  ['settled', 90],
  ['queued', 7],
  ['changes_requested', 3],
]);
const pickSettled = weightedPick<PublicationState | 'approved' | 'rejected'>([
  ['published', 945],
  ['approved', 25],
  ['rejected', 7],
  ['under_review', 8],
  ['removed', 8],
  ['withdrawn', 7],
]);
const suspicions = [
  'agency_address',
  'alike_text',
  'many_from_network',
  'disposable_address',
  'sent_too_fast',
  'dated_before_placement',
];
const rejections = ['not_a_client', 'conflict_of_interest', 'personal_data', 'accusation', 'spam'];
const none = {
  signals: [] as string[],
  published_at: null,
  decided_at: null,
  removed_because: null,
  rejected_because: null,
  changes_words: null,
  changes_requested_at: null,
  gone_at: null,
  text_erased_at: null,
  is_hidden: false,
};

/** The fates of reviews: nearly all are cleared at once and stay published. */
export function fateOf(
  dice: PartDice,
  { level, submittedAt, asOf }: { level: Level; submittedAt: Date; asOf: Date },
): Fate {
  const ageDays = (asOf.getTime() - submittedAt.getTime()) / 86_400_000;
  if (ageDays < 0.02) return { ...none, moderation: 'received', publication: 'unpublished' };
  const lately = ageDays < 6 ? pickLately(dice) : 'settled';
  if (lately !== 'settled') return underWay(dice, lately, submittedAt, ageDays);
  if (level === 1 && ageDays < reviewLimits.levelOnePublishesAfterDays)
    return { ...none, moderation: 'cleared', publication: 'unpublished' };
  return settled(dice, { level, submittedAt, ageDays });
}

function underWay(
  dice: PartDice,
  moderation: 'queued' | 'changes_requested',
  submittedAt: Date,
  ageDays: number,
): Fate {
  const waits: Fate = { ...none, moderation, publication: 'unpublished', signals: [dice.pick(suspicions)] };
  if (moderation === 'queued') return waits;
  const at = daysAfter(submittedAt, ageDays * dice.between(0.3, 0.9));
  return { ...waits, changes_words: 'Please leave out the name of your colleague.', changes_requested_at: at };
}

function settled(
  dice: PartDice,
  { level, submittedAt, ageDays }: { level: Level; submittedAt: Date; ageDays: number },
): Fate {
  const end = level === 0 ? 'published' : pickSettled(dice);
  const wait = level === 1 ? reviewLimits.levelOnePublishesAfterDays : Math.min(dice.between(0.0003, 0.002), ageDays);
  const published_at = daysAfter(submittedAt, wait);
  const decided_at = daysAfter(submittedAt, Math.min(dice.between(0.3, 3), ageDays));
  const up: Fate = { ...none, moderation: 'cleared', publication: 'published', published_at };
  if (end === 'published') return up;
  if (end === 'approved' || end === 'rejected') {
    const decided = { signals: [dice.pick(suspicions)], decided_at };
    if (end === 'rejected')
      return {
        ...none,
        ...decided,
        moderation: 'rejected',
        publication: 'unpublished',
        rejected_because: dice.pick(rejections),
      };
    return {
      ...up,
      ...decided,
      moderation: 'approved',
      published_at: level === 1 && published_at > decided_at ? published_at : decided_at,
    };
  }
  if (end === 'under_review') return { ...up, publication: end, is_hidden: dice.chance(0.2) };
  const gone_at = daysAfter(published_at, Math.min(dice.between(1, 500), ageDays - wait));
  const goneDays = ageDays - (gone_at.getTime() - submittedAt.getTime()) / 86_400_000;
  const keptDays = end === 'removed' ? reviewLimits.removedKeptDays : reviewLimits.withdrawnKeptDays;
  return {
    ...up,
    publication: end as 'removed' | 'withdrawn',
    removed_because: end === 'removed' ? dice.pick(flagReasons) : null,
    gone_at,
    text_erased_at: goneDays > keptDays + 1 ? daysAfter(gone_at, keptDays + 1) : null,
  };
}

/** Adds what followed a review: links, flags, edits and reply. May change the review's row. */
export function addAftermath(recruiter: LoadRecruiter, row: Row<'reviews'>, fate: Fate, hasReply: boolean): void {
  const { dice, sheets } = recruiter;
  if (fate.publication === 'under_review' || fate.publication === 'removed') addCase(recruiter, row, fate);
  else if (fate.publication === 'published' && dice.chance(0.012)) addCase(recruiter, row, fate);
  if (fate.text_erased_at) return;
  if (row.level > 0)
    sheets.add('review_links', { token_hash: dice.hash(), review_id: row.id, created_at: row.submitted_at });
  if (fate.publication === 'published' && row.level > 0 && dice.chance(0.03)) addEdit(recruiter, row, fate);
  if (hasReply) addReply(recruiter, row, fate);
}

/** Flags with their case: open ones from the last days, decided ones from before. */
function addCase({ dice, sheets, asOf }: LoadRecruiter, row: Row<'reviews'>, fate: Fate): void {
  const { publication } = fate;
  const publishedDaysAgo = (asOf.getTime() - fate.published_at!.getTime()) / 86_400_000;
  const isOpen = publication === 'under_review' || (publication === 'published' && publishedDaysAgo < 7);
  const openedDaysAgo = Math.min(
    publishedDaysAgo,
    isOpen ? dice.between(0.1, 6) : dice.between(8, 8 + publishedDaysAgo),
  );
  const openedAt = publication === 'removed' ? daysAfter(fate.gone_at!, -0.5) : daysAfter(asOf, -openedDaysAgo);
  const decidedAt = isOpen ? null : (fate.gone_at ?? daysAfter(openedAt, Math.min(dice.between(1, 6), openedDaysAgo)));
  const state =
    publication === 'removed' ? 'removed' : publication === 'under_review' ? 'taken_up' : isOpen ? 'open' : 'upheld';
  const reason = fate.removed_because ?? dice.pick(flagReasons);
  const id = dice.id(openedAt);
  const ofReview = { review_id: row.id!, agency_id: row.agency_id };
  sheets.add('review_flag_cases', {
    id,
    ...ofReview,
    state,
    opened_at: openedAt,
    decide_by: daysAfter(openedAt, reviewLimits.flagDecidedWithinDays),
    told_at: daysAfter(openedAt, 0.01),
    answer_by: daysAfter(openedAt, 0.01 + reviewLimits.flagAnsweredWithinDays),
    taken_up_at: state === 'open' ? null : openedAt,
    decided_at: decidedAt,
    decided_because: decidedAt ? reason : null,
  });
  for (let flag = dice.chance(0.8) ? 1 : 2; flag > 0; flag--)
    sheets.add('review_flags', {
      id: dice.id(openedAt),
      case_id: id,
      ...ofReview,
      reason,
      words: fate.text_erased_at ? '' : 'Made up: I know that this is not what happened.',
      email: null,
      is_from_agency: dice.chance(0.3),
      created_at: openedAt,
    });
}

/** One edit in ten waits for a moderator; the others were published like the version they replaced. */
function addEdit({ dice, sheets, asOf }: LoadRecruiter, row: Row<'reviews'>, fate: Fate): void {
  const ageDays = (asOf.getTime() - fate.published_at!.getTime()) / 86_400_000;
  const isWaiting = dice.chance(0.1);
  const editedAt = daysAfter(asOf, -Math.min(ageDays, isWaiting ? dice.between(0.1, 5) : dice.between(0, ageDays)));
  const { overall, criteria, title, body, name_display, shown_name, shows_company, was_offered_anything } = row;
  const said = {
    criteria,
    title,
    body,
    name_display,
    shown_name,
    shows_company: shows_company ?? false,
    was_offered_anything: was_offered_anything ?? false,
  };
  const version = (number: number, rest: object) =>
    sheets.add('review_versions', {
      ...said,
      overall,
      moderation: fate.moderation,
      signals: fate.signals,
      submitted_at: row.submitted_at,
      replaced_at: null,
      ...rest,
      id: dice.id(editedAt),
      review_id: row.id!,
      agency_id: row.agency_id,
      number,
    });
  if (isWaiting) {
    row.has_queued_edit = true;
    version(2, { moderation: 'queued', signals: ['alike_text'], submitted_at: editedAt });
    return;
  }
  row.content_version = 2;
  row.edited_at = editedAt;
  version(1, { overall: Math.max(1, overall - 1), replaced_at: editedAt });
  version(2, { moderation: 'cleared', signals: [], submitted_at: editedAt });
}

/** A reply with its versions; one in ten was changed. */
function addReply({ dice, sheets, userId, asOf }: LoadRecruiter, row: Row<'reviews'>, fate: Fate): void {
  row.has_reply = true;
  const ageDays = (asOf.getTime() - fate.published_at!.getTime()) / 86_400_000;
  const created_at = daysAfter(fate.published_at!, Math.min(ageDays, -3 * Math.log(1 - dice.roll())));
  const ofReview = { review_id: row.id!, agency_id: row.agency_id };
  const body = fill(dice, dice.pick(replies[toneOf(row.overall)]));
  const edited_at = dice.chance(0.1) ? new Date(Math.min(asOf.getTime(), daysAfter(created_at, 1).getTime())) : null;
  const version = (number: number, state: string, text: string, at: Date) =>
    sheets.add('review_reply_versions', {
      id: dice.id(at),
      ...ofReview,
      number,
      body: text,
      state,
      written_by: userId,
      created_at: at,
    });
  version(1, edited_at ? 'replaced' : 'shown', edited_at ? `${body} (First draft)` : body, created_at);
  if (edited_at) version(2, 'shown', body, edited_at);
  sheets.add('review_replies', {
    ...ofReview,
    written_by: userId,
    body,
    created_at,
    updated_at: edited_at ?? created_at,
    edited_at,
  });
}
