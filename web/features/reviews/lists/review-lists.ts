import { invitationStates } from '#common/invitations/states.ts';
import { reviewLimits } from '#common/limits.ts';
import { levels } from '#common/reviews/levels.ts';
import { kindOfTab, type ListTab } from '#common/reviews/lists/tabs.ts';
import { stateWords } from '#web/features/invitations/progress.ts';
import type { ListFilter, ListFiltersProps } from '#web/list/ListFilters.tsx';

/** What a list of asks or reviews is about: to whom it belongs, and, for staff, of everybody. */
export const aboutTab: Readonly<Record<ListTab, { own: string; all: string }>> = {
  requested: {
    own: 'Whom you asked, and how far each ask has come.',
    all: 'The asks of all agencies, and how far each has come.',
  },
  inviteNotSent: {
    own: 'People of your placements whom nobody has asked yet. Profiles show how many of all were asked.',
    all: 'People of placements whom nobody has asked yet.',
  },
  inviteScheduled: {
    own: 'Asks that will leave by themselves. Until then you can change or cancel them.',
    all: 'Asks that will leave by themselves.',
  },
  inviteSent: {
    own: 'With the person asked, who has not answered yet.',
    all: 'With the person asked, who has not answered yet.',
  },
  pending: {
    own: 'Received and not public yet. Until they are, you see who wrote and about which job.',
    all: 'Received and not public yet.',
  },
  missingVerification: {
    own: `No placement is known of these. Match one, or they go up after ${reviewLimits.levelOnePublishesAfterDays} days without counting in the score.`,
    all: 'Reviews without a known placement, which wait for one.',
  },
  publishedNotReplied: {
    own: 'Published reviews that you have not answered.',
    all: 'Published reviews that nobody has answered.',
  },
  publishedReplied: { own: 'Published reviews with your reply.', all: 'Published reviews with a reply.' },
  badReviews: {
    own: 'Published reviews with four stars or fewer. A calm answer helps whoever reads them.',
    all: 'Published reviews with four stars or fewer.',
  },
  verified: {
    own: 'Published reviews that are tied to a placement: level 2 and more. These make your score.',
    all: 'Published reviews that are tied to a placement: level 2 and more.',
  },
};

/** Who wrote a review. */
export const audienceFilter: ListFilter = {
  name: 'audience',
  label: 'Voice',
  choices: [
    { value: 'candidate', label: 'Candidates' },
    { value: 'employer', label: 'Employers' },
  ],
};
const state: ListFilter = {
  name: 'state',
  label: 'State',
  choices: invitationStates.map((value) => ({ value, label: stateWords[value].label })),
};
const sentState: ListFilter = {
  ...state,
  choices: state.choices.filter(({ value }) => ['sent', 'opened', 'started'].includes(value)),
};
const stars: ListFilter = {
  name: 'stars',
  label: 'Stars',
  choices: [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: String(value) })),
};
/** How a review was verified. */
export const levelFilter: ListFilter = {
  name: 'level',
  label: 'Level',
  choices: levels.map(({ level: value, name }) => ({ value: String(value), label: `${value} – ${name}` })),
};
const shown: ListFilter = {
  name: 'state',
  label: 'Shown',
  choices: [
    { value: 'published', label: 'Published' },
    { value: 'under_review', label: 'Under review' },
  ],
};

const newest = { value: '', label: 'Newest first' };
const oldest = { value: 'oldest', label: 'Oldest first' };
const byName = { value: 'name', label: 'By name' };

/** How the list of a tab is searched, narrowed and ordered. */
export function filtersOf(tab: ListTab, recruiters: ListFilter | null): Omit<ListFiltersProps, 'at'> {
  const shared = recruiters ? [audienceFilter, recruiters] : [audienceFilter];
  switch (kindOfTab[tab]) {
    case 'asks':
      return {
        searchLabel: 'Name, address, job or company',
        filters: [...shared, ...(tab === 'requested' ? [state] : tab === 'inviteSent' ? [sentState] : [])],
        days: 'Entered',
        sorts: [
          newest,
          oldest,
          byName,
          ...(tab === 'inviteScheduled' ? [{ value: 'soonest', label: 'Next to leave' }] : []),
        ],
      };
    case 'sides':
      return {
        searchLabel: 'Name, address, job or company',
        filters: shared,
        days: 'Started',
        sorts: [{ ...newest, label: 'Latest start first' }, { ...oldest, label: 'Earliest start first' }, byName],
      };
    case 'pending':
      return { searchLabel: 'Name, job or company', filters: shared, days: 'Received', sorts: [newest, oldest] };
    case 'published':
      return {
        searchLabel: 'Name, title, job or company',
        filters: [...shared, stars, levelFilter, shown],
        days: 'Received',
        sorts: [
          newest,
          oldest,
          { value: 'highest', label: 'Most stars first' },
          { value: 'lowest', label: 'Fewest stars first' },
        ],
      };
  }
}

/** A value of the address that its list knows; undefined for one that somebody made up. */
export const known = (value: string | undefined, filters: readonly ListFilter[], name: string): string | undefined =>
  filters.find((filter) => filter.name === name)?.choices.find((choice) => choice.value === value)?.value;
