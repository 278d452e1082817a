import { reviewLimits } from '#common/limits.ts';
import { placementViews } from '#common/placements/views.ts';
import type { Context } from '#server/commands/context.ts';
import { dueSides } from '#server/features/invitations/invite-automatically.tasks.ts';
import { operation } from '#server/graphql/testing/hot-reads.ts';
import type { LargeAgency } from './world.ts';

type Read = (context: Context) => Promise<unknown>;

const page =
  (name: string, variables: object): Read =>
  (context) =>
    operation(context, name, variables);

/** The reads of the signed-in pages of a large agency, by page and filter. */
export function agencyReads({ slug, waitingId }: LargeAgency): Readonly<Record<string, Read>> {
  const period = { from: '2025-03-01', to: '2025-03-31' };
  /** The filters that lists of invitations and reviews share. */
  const shared: Readonly<Record<string, object>> = {
    '': {},
    'a source': { source: 'csv_imported' },
    'a rare source': { source: 'bullhorn' },
    'an unused source': { source: 'vincere' },
    'an audience': { audience: 'candidate' },
    'the other audience': { audience: 'employer' },
    'a recruiter': { recruiter: slug },
    'a month': period,
    'up to a day long ago': { to: '2023-12-01' },
    'everything at once': { source: 'jobadder', audience: 'employer', recruiter: slug, ...period },
  };
  const reads: Record<string, Read> = {};
  const add = (name: string, filter: string, read: Read) => {
    reads[filter ? `${name}: ${filter}` : name] = read;
  };
  for (const [words, filter] of Object.entries(shared)) add('board', words, page('boardPageQuery', boardOf(filter)));
  const lists: Readonly<Record<string, readonly [string, object]>> = {
    'all invitations': ['InvitationListNextQuery', {}],
    'invite not sent': ['SidesToInviteListNextQuery', {}],
    'invite scheduled': ['InvitationListNextQuery', { step: 'scheduled' }],
    'invite sent': ['InvitationListNextQuery', { step: 'sent' }],
    pending: ['PendingListNextQuery', {}],
    published: ['PublishedListNextQuery', {}],
    'not replied to': ['PublishedListNextQuery', { hasReply: false }],
    'bad reviews': ['PublishedListNextQuery', { maxStars: reviewLimits.badUpTo }],
  };
  for (const [name, [query, own]] of Object.entries(lists))
    for (const [words, filter] of Object.entries({
      ...shared,
      'a word': { words: 'candidate 77' },
      'no such word': { words: 'zzyzx' },
    }))
      add(name, words, page(query, { filter: { ...own, ...filter } }));
  for (const sort of ['OLDEST', 'NAME', 'SOONEST'])
    add('all invitations', sort, page('InvitationListNextQuery', { sort }));
  for (const sort of ['OLDEST', 'NAME']) add('invite not sent', sort, page('SidesToInviteListNextQuery', { sort }));
  for (const sort of ['OLDEST', 'HIGHEST', 'LOWEST']) add('published', sort, page('PublishedListNextQuery', { sort }));
  for (const stars of [1, 5]) add('published', `${stars} stars`, page('PublishedListNextQuery', { filter: { stars } }));
  for (const level of [1, 3]) add('published', `level ${level}`, page('PublishedListNextQuery', { filter: { level } }));
  add('published', 'under review', page('PublishedListNextQuery', { filter: { state: 'under_review' } }));
  for (const state of ['bounced', 'unsubscribed'])
    add('all invitations', state, page('InvitationListNextQuery', { filter: { state } }));

  const ofPlacements: Readonly<Record<string, object>> = {
    '': {},
    ...Object.fromEntries(placementViews.map((view) => [view, { view }])),
    hidden: { view: 'hidden' },
    reviewed: { reviews: 'reviewed' },
    unreviewed: { reviews: 'unreviewed' },
    'invite scheduled': { status: 'inviteScheduled' },
    'review published': { status: 'reviewPublished' },
    'a recruiter': { recruiter: slug },
    'a job type': { jobType: 'temp' },
    'a source': { source: 'csv_imported' },
    'a rare source': { source: 'bullhorn' },
    'an unused source': { source: 'vincere' },
    'a month': period,
    'a word': { words: 'candidate 77' },
    'a word of most': { words: 'role' },
    'no such word': { words: 'zzyzx' },
    'everything at once': { view: 'invite_needed', recruiter: slug, source: 'manual', jobType: 'temp', ...period },
  };
  for (const sort of ['START', 'EARLIEST', 'TITLE', 'COMPANY', 'ADDED'])
    for (const [words, filter] of Object.entries(ofPlacements))
      add(`placements by ${sort.toLowerCase()}`, words, page('PlacementListQuery', { filter, sort }));

  for (const period of ['30d', '90d', '12m', '24m', 'all'])
    add('dashboard', period, page('DashboardPageQuery', { period }));
  add('dashboard', 'a recruiter', page('DashboardPageQuery', { period: 'all', recruiter: slug }));
  add('dashboard', 'the other audience', page('DashboardPageQuery', { period: 'all', audience: 'employer' }));

  for (const sort of ['NEWEST', 'OLDEST', 'SEEN']) add('shared', sort, page('SharedListQuery', { sort }));
  add('shared', 'a recruiter', page('SharedListQuery', { filter: { recruiter: slug } }));
  add('shared', 'another channel', page('SharedListQuery', { filter: { channel: 'text' } }));
  add('shared', 'a month', page('SharedListQuery', { filter: period }));
  add('shared', 'no such word', page('SharedListQuery', { filter: { words: 'zzyzx' } }));

  add('suggested placements of a review', '', page('MatchReviewPageQuery', { id: `PendingReview:${waitingId}` }));
  add('task: who is to be invited by itself', '', (context) => dueSides(context));
  return reads;
}

/** The variables that the board's page makes of its filters. */
const boardOf = (filter: object) => ({
  sides: filter,
  scheduled: { ...filter, step: 'scheduled' },
  sent: { ...filter, step: 'sent' },
  waiting: { ...filter, level: 1 },
  unanswered: { ...filter, hasReply: false },
  answered: { ...filter, hasReply: true },
  bad: { ...filter, maxStars: reviewLimits.badUpTo },
  narrowing: filter,
  isNarrowed: Object.keys(filter).length > 0,
});
