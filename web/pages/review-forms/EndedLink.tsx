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
export type WhyEnded = 'sent' | 'ended' | 'cancelled' | 'unwanted' | 'unknown' | 'renewed';

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
            Write it on the public page
          </Button>
        )}
        {recruiter ? (
          <Button href={recruiterUrl(recruiter.slug)}>{`See ${recruiter.name}’s profile`}</Button>
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
    <PageForm aria-label="A new link">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="invitationId" value={invitationId} />
      <p>
        {`We can mail you a new link, to the address that had this one. It works for ${formatCount(invitationLimits.renewedForDays, 'day')}, and no reminder follows.`}
      </p>
      <FormActions>
        <Button type="submit" name="step" value="renew" variant="primary" size="large" busy={isSending}>
          Mail me a new link
        </Button>
      </FormActions>
    </PageForm>
  );
}

const texts: Readonly<Record<WhyEnded, { title: string; words: (name: string) => string }>> = {
  sent: {
    title: 'You have sent this review already',
    words: (name) =>
      `Thank you. A link takes one review. Once it is published you find it on the profile of ${name}; our mail about it says how to change or withdraw it.`,
  },
  ended: {
    title: 'This link has ended',
    words: (name) =>
      `Links to a review work for ${formatCount(invitationLimits.expiresAfterDays, 'day')}. You can still say how it was to work with ${name}.`,
  },
  cancelled: {
    title: 'This ask was cancelled',
    words: (name) => `${name} does not wait for an answer any more. You can still say how it was to work together.`,
  },
  unwanted: {
    title: 'This link has ended',
    words: (name) =>
      `It ended when you told us that you want no more mails, and we send you none. You can still say how it was to work with ${name}, if you like.`,
  },
  unknown: {
    title: 'We do not know this link',
    words: () =>
      'It may have been cut off on its way, or a newer one has taken its place. Open the newest mail we sent you, or copy the link whole, up to its last letter. Or find the recruiter, and write your review on their page.',
  },
  renewed: {
    title: 'A new link is on its way',
    words: () =>
      'It goes to the address that had this one, and takes its place. Look into your mailbox in a minute, and into its spam folder.',
  },
};
