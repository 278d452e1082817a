import type { OnboardingStep } from '#common/onboarding/steps.ts';
import { gettingStartedUrl, reviewsUrl } from '#common/urls.ts';

/** How a step is told: what to do, why, how long it takes, and where. */
export interface StepWords {
  readonly label: string;
  readonly why: string;
  readonly minutes: number;
  readonly href: string;
}

/** The words of each step. */
export const stepWords: Readonly<Record<OnboardingStep, StepWords>> = {
  profile: {
    label: 'Complete your profile',
    why: 'People read it before they reply to you. A photo and a few sentences are enough.',
    minutes: 3,
    href: gettingStartedUrl('profile'),
  },
  'import-reviews': {
    label: 'Connect your Google reviews',
    why: 'Reviewers can then praise you on Google as well, with the same link for everyone.',
    minutes: 1,
    href: gettingStartedUrl('import-reviews'),
  },
  'ats-connect': {
    label: 'Bring in your placements',
    why: "Reviews about known placements are verified. Import a file, and you don't type them in one by one.",
    minutes: 2,
    href: gettingStartedUrl('ats-connect'),
  },
  'create-placement': {
    label: 'Add a placement',
    why: 'Every review is about a placement: the job, the candidate and the employer.',
    minutes: 1,
    href: gettingStartedUrl('create-placement'),
  },
  'get-reviews': {
    label: 'Invite people to review you',
    why: 'Most reviews come from invitations. We email both sides and remind them.',
    minutes: 2,
    href: gettingStartedUrl('get-reviews'),
  },
  reply: {
    label: 'Reply to a review',
    why: 'A reply shows everyone who reads the review that you care.',
    minutes: 1,
    href: gettingStartedUrl('reply'),
  },
  'invite-team': {
    label: 'Invite your team',
    why: "Your agency's score is the sum of its people's work.",
    minutes: 1,
    href: gettingStartedUrl('invite-team'),
  },
  share: {
    label: 'Share a review',
    why: 'Clients and candidates see it where they already are.',
    minutes: 1,
    href: reviewsUrl('verified'),
  },
};
