import { useEffect } from 'react';
import { formatCount } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { openReviewUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './ReviewForms.module.css';

/** Why an emailed link opens no form. */
export type WhyEnded = 'sent' | 'ended' | 'cancelled' | 'unwanted' | 'unknown' | 'unknownOwn' | 'renewed';

type EndedLinkProps = {
  why: WhyEnded;
  recruiter?: { readonly name: string; readonly slug: string };
  invitationId?: string;
  audience?: Audience;
  /** Whether a new link can be emailed to the same address. */
  canRenew?: boolean;
  problems?: readonly FieldProblem[] | undefined;
};

/** Says why an emailed link opens no form, and what to do instead. */
export function EndedLink({ why, recruiter, invitationId, audience, canRenew, problems = [] }: EndedLinkProps) {
  useEffect(() => {
    // A review that was sent before hydration has left its draft behind.
    if (why === 'sent' && invitationId) forgetDraft(invitationId);
  }, [why, invitationId]);
  const { title, words } = texts[why];
  const isOver = why === 'sent' || why === 'renewed';
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{words(recruiter?.name ?? 'the recruiter')}</p>
      {canRenew && invitationId && <RenewForm invitationId={invitationId} problems={problems} />}
      <p className={styles.ways}>
        {recruiter && !isOver && (
          <Button href={openReviewUrl(recruiter.slug, { as: audience })} variant={canRenew ? 'secondary' : 'primary'}>
            Write a review anyway
          </Button>
        )}
        {recruiter ? (
          <Button href={recruiterUrl(recruiter.slug)}>{`See ${recruiter.name}'s profile`}</Button>
        ) : (
          <Button href={searchUrl()}>Find the recruiter</Button>
        )}
      </p>
    </div>
  );
}

function RenewForm({ invitationId, problems }: { invitationId: string; problems: readonly FieldProblem[] }) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Get a new link">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="invitationId" value={invitationId} />
      <p>
        {`We can email a new link to the same address. It'll work for ${formatCount(invitationLimits.renewedForDays, 'day')}.`}
      </p>
      <FormActions>
        <Button type="submit" name="step" value="renew" variant="primary" size="large" busy={isSending}>
          Email me a new link
        </Button>
      </FormActions>
    </PageForm>
  );
}

const texts: Readonly<Record<WhyEnded, { title: string; words: (name: string) => string }>> = {
  sent: {
    title: "You've already sent this review",
    words: (name) =>
      `Thank you. Once it's published, you'll find it on ${name}'s profile. Our email about it explains how to edit or withdraw it.`,
  },
  ended: {
    title: 'This link has expired',
    words: (name) =>
      `Review links work for ${formatCount(invitationLimits.expiresAfterDays, 'day')}. You can still review ${name}.`,
  },
  cancelled: {
    title: 'This invitation was canceled',
    words: (name) => `${name} isn't waiting for your review anymore. You can still write one.`,
  },
  unwanted: {
    title: 'This link no longer works',
    words: (name) => `It stopped working when you opted out of our emails. You can still review ${name} if you'd like.`,
  },
  unknown: {
    title: "We don't recognize this link",
    words: () =>
      'It may be incomplete, or a newer link has replaced it. Open the link in our latest email, or find the recruiter and write your review on their page.',
  },
  unknownOwn: {
    title: "We don't recognize this link",
    words: () =>
      'It may be incomplete, or a newer link has replaced it. Open the link in our latest email about your review.',
  },
  renewed: {
    title: 'A new link is on its way',
    words: () =>
      "We're emailing it to the same address. It replaces the old link. Check your inbox in a minute, and your spam folder too.",
  },
};
