import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { gettingStartedUrl } from '#common/urls.ts';
import type { GetReviews_viewer$key } from '#web/__generated__/GetReviews_viewer.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { InviteSettings } from '#web/features/invitations/settings/InviteSettings.tsx';
import { CopyReviewLink } from '#web/features/reviews/lists/CopyReviewLink.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const InvitationForm = lazy(() =>
  import('#web/features/invitations/InvitationForm.tsx').then((module) => ({ default: module.InvitationForm })),
);

/** The ways to get reviews: invitations, the open link, and those that the installation turns on. */
export function GetReviews({ viewer, way: said }: { viewer: GetReviews_viewer$key; way: string | undefined }) {
  const data = useFragment(
    graphql`
      fragment GetReviews_viewer on User {
        recruiter {
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
  const navigate = useNavigate();
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
          <InvitationForm
            viewer={data}
            slug={undefined}
            begun={null}
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
      {way === 'email-sync' && (
        <Notice title="Email sync isn't set up here yet">
          No mailbox is connected. Invite people by email, or import a file of placements.
        </Notice>
      )}
      {way === 'settings' && data.inviteSettings && <InviteSettings settings={data.inviteSettings} />}
    </>
  );
}
