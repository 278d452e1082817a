import { lazy, Suspense, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { gettingStartedUrl } from '#common/urls.ts';
import type { GetReviews_query$key } from '#web/__generated__/GetReviews_query.graphql.ts';
import type { GetReviews_viewer$key } from '#web/__generated__/GetReviews_viewer.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { EmailSyncState } from '#web/features/email-sync/EmailSyncState.tsx';
import { rowOfSide } from '#web/features/invitations/invitation-draft.ts';
import { InviteSettings } from '#web/features/invitations/settings/InviteSettings.tsx';
import { CopyReviewLink } from '#web/features/reviews/lists/CopyReviewLink.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useStepEvent } from './use-step-event.ts';

const InvitationForm = lazy(() =>
  import('#web/features/invitations/InvitationForm.tsx').then((module) => ({ default: module.InvitationForm })),
);

type GetReviewsProps = {
  viewer: GetReviews_viewer$key;
  query: GetReviews_query$key;
  way: string | undefined;
};

/**
 * The ways to get reviews: invitations, the open link, and those that the installation turns on. The invitations begin
 * with the people of one's placements.
 */
export function GetReviews({ viewer, query, way: said }: GetReviewsProps) {
  const data = useFragment(
    graphql`
      fragment GetReviews_viewer on User {
        recruiter {
          id
          slug
        }
        inviteSettings {
          id
          ...InviteSettings_settings
        }
        ...InvitationForm_viewer
      }
    `,
    viewer,
  );
  const { sidesToInvite, ...mailboxes } = useFragment(
    graphql`
      fragment GetReviews_query on Query {
        ...EmailSyncState_query
        sidesToInvite(first: 25) {
          edges {
            node {
              ...invitationDraft_side @relay(mask: false)
            }
          }
        }
      }
    `,
    query,
  );
  const own = data.recruiter?.id;
  const begun = useMemo(() => {
    const sides = (sidesToInvite?.edges ?? []).flatMap((edge) => edge?.node ?? []);
    const ready = sides.filter(
      ({ recruiter, recipientName, recipientEmail, isSuppressed }) =>
        recruiter?.id === own && recipientName && recipientEmail && !isSuppressed,
    );
    return ready.length > 0 ? { rows: ready.map(rowOfSide), recruiterId: own, message: null } : null;
  }, [sidesToInvite, own]);
  const navigate = useNavigate();
  const invited = useStepEvent('get-reviews');
  const { getReviewsOptionEmailSync, getReviewsOptionCSVImport } = useFeatures();
  const ways = [
    { way: 'invite', label: 'Invite by email' },
    { way: 'link', label: 'Share your review link' },
    ...(getReviewsOptionCSVImport ? [{ way: 'csv', label: 'Import a file' }] : []),
    ...(getReviewsOptionEmailSync ? [{ way: 'email-sync', label: 'Email sync' }] : []),
    { way: 'settings', label: 'Invite settings' },
  ];
  const way = ways.find((one) => one.way === said)?.way ?? 'invite';
  return (
    <>
      <Tabs
        label="Ways to get reviews"
        tabs={ways.map((one) => ({
          label: one.label,
          href: gettingStartedUrl('get-reviews', { way: one.way === 'invite' ? undefined : one.way }),
          current: one.way === way,
        }))}
      />
      {way === 'invite' && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <h2>
            <VisuallyHidden>Invite by email</VisuallyHidden>
          </h2>
          <InvitationForm
            viewer={data}
            slug={undefined}
            begun={begun}
            onInvited={invited}
            onClose={() => void navigate(gettingStartedUrl('kanban-introduction'))}
          />
        </Suspense>
      )}
      {way === 'link' && data.recruiter && (
        <Notice title="Your review link" action={<CopyReviewLink slug={data.recruiter.slug} />}>
          Anyone can review you with this link. They confirm their email first, and you can match the review to its
          placement later.
        </Notice>
      )}
      {way === 'csv' && (
        <Notice
          title="Invite everyone in a file"
          action={<Button href={gettingStartedUrl('ats-connect')}>Import a file</Button>}
        >
          Import your placements with the people's names and email addresses, then invite them all at once.
        </Notice>
      )}
      {way === 'email-sync' && <EmailSyncState query={mailboxes} />}
      {way === 'settings' && data.inviteSettings && <InviteSettings settings={data.inviteSettings} />}
    </>
  );
}
