import { formatCount } from '#common/formats.ts';
import { coverageLimits } from '#common/limits.ts';
import { isLed, type OnboardingState, openSteps } from '#common/onboarding/steps.ts';
import { reviewsUrl } from '#common/urls.ts';
import { stepWords } from './step-words.ts';

/** The best thing to do next, and why. */
export interface NextAction {
  readonly label: string;
  readonly why: string;
  readonly href: string;
}

/** What the figures say about what to do. */
export interface ActionFigures {
  readonly unanswered: number;
  readonly eligible: number;
  readonly invited: number;
}

/**
 * What to do next: the first open step while somebody is led, except that a review that waits comes first. Later, what
 * helps the figures most. Replying is only offered to those whose plan includes it.
 */
export function nextAction(
  roles: readonly string[],
  state: OnboardingState,
  { unanswered, eligible, invited }: ActionFigures,
  mayReply: boolean,
): NextAction {
  if (unanswered > 0 && mayReply)
    return {
      label: unanswered === 1 ? 'Reply to a review' : `Reply to ${formatCount(unanswered, 'review')}`,
      why: stepWords.reply.why,
      href: reviewsUrl('publishedNotReplied'),
    };
  const [step] = isLed(roles, state) ? openSteps(roles, state) : [];
  if (step) return stepWords[step];
  if (eligible > 0 && invited / eligible < coverageLimits.goodFrom)
    return {
      label: `Invite ${formatCount(eligible - invited, 'more person', 'more people')}`,
      why: 'Profiles that invite fewer than 80% of the people they could say so. Inviting everyone lifts that note.',
      href: reviewsUrl('inviteNotSent'),
    };
  return {
    label: 'Invite people to review you',
    why: stepWords['get-reviews'].why,
    href: stepWords['get-reviews'].href,
  };
}
