import type { GettingStartedType } from '#common/onboarding/steps.ts';

/** What each page of the wizard is called, and says it is for. */
export const wizardWords: Readonly<Record<GettingStartedType, { readonly title: string; readonly about: string }>> = {
  welcome: {
    title: 'Get your first verified review',
    about: 'Ten minutes are enough. You can leave at any time and continue where you left off.',
  },
  profile: {
    title: 'Complete your profile',
    about: 'People read it before they reply to you. A photo, a headline and a few sentences are enough.',
  },
  'import-reviews': {
    title: 'Connect your Google reviews',
    about: 'After someone reviews you here, we can offer them the link to review you on Google, too.',
  },
  'ats-integration': {
    title: 'How your placements come in',
    about: 'Every review is about a placement. There are three ways to tell us about yours.',
  },
  'ats-selection': { title: 'Choose your software', about: 'Where do you keep your placements today?' },
  'ats-connect': {
    title: 'Bring in your placements',
    about: "You'll see what changes before anything is imported. Nobody is invited until you say so.",
  },
  'ats-invite-team': {
    title: 'Bring in your team',
    about: 'Colleagues who use the same software can be invited from it.',
  },
  'create-placement': {
    title: 'Add a placement',
    about: 'Enter the job, when it started, and the candidate and employer. You can fill in the rest later.',
  },
  'placements-introduction': {
    title: 'How placements work',
    about: 'Three things to know. The rows are examples: none of them is saved.',
  },
  'get-reviews': {
    title: 'Invite people to review you',
    about: 'We email both sides a link and remind those who have not answered.',
  },
  'kanban-introduction': {
    title: 'How the board works',
    about: 'Three things to know. The cards are examples: none of them is saved.',
  },
  reply: { title: 'Reply to a review', about: 'A reply shows everyone who reads the review that you care.' },
  'invite-team': {
    title: 'Invite your team',
    about: "Your agency's score is the sum of its people's work.",
  },
};
