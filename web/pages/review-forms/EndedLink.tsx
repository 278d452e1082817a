import { useEffect } from 'react';
import { recruiterUrl, searchUrl } from '#common/urls.ts';
import { forgetDraft } from '#web/features/reviews/form/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ReviewForms.module.css';

type EndedLinkProps = {
  why: 'sent' | 'ended' | 'unknown';
  recruiter?: { readonly name: string; readonly slug: string };
  invitationId?: string | undefined;
};

/** Says why a mailed link opens no form, and what to do about it. */
export function EndedLink({ why, recruiter, invitationId }: EndedLinkProps) {
  useEffect(() => {
    // A review that was sent before the page was ready has left its draft behind.
    if (why === 'sent' && invitationId) forgetDraft(invitationId);
  }, [why, invitationId]);
  const { title, words } = texts[why];
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{words(recruiter?.name ?? 'the recruiter')}</p>
      <p>
        {recruiter ? (
          <Button href={recruiterUrl(recruiter.slug)}>{`See ${recruiter.name}’s profile`}</Button>
        ) : (
          <Button href={searchUrl()}>Find the recruiter</Button>
        )}
      </p>
    </div>
  );
}

const texts = {
  sent: {
    title: 'You have sent this review already',
    words: (name: string) =>
      `Thank you. A link takes one review. Once it is published you find it on the profile of ${name}.`,
  },
  ended: {
    title: 'This link has ended',
    words: (name: string) =>
      `Links to a review work for 60 days, and stop when one asks for no more mails. If you would still like to write it, ask ${name} to send you a new one.`,
  },
  unknown: {
    title: 'We do not know this link',
    words: () =>
      'It may have been cut off on its way. Open it again from the mail we sent you, or copy it whole, up to its last letter.',
  },
} as const;
