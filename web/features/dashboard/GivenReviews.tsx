import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { recruiterUrl, searchUrl } from '#common/urls.ts';
import type { GivenReviews_user$data, GivenReviews_user$key } from '#web/__generated__/GivenReviews_user.graphql.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type Given = NonNullable<NonNullable<NonNullable<GivenReviews_user$data['givenReviews']['edges']>[number]>['node']>;

/** The reviews that a hiring user wrote, and what became of each. */
export function GivenReviews({ user }: { user: GivenReviews_user$key }) {
  const { email, isVerified, givenReviews } = useFragment(
    graphql`
      fragment GivenReviews_user on User {
        email
        isVerified
        givenReviews(first: 100) {
          edges {
            node {
              id
              title
              overall
              moderation
              publication
              isHidden
              submittedAt
              recruiter {
                name
                slug
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    user,
  );
  const zone = useTimeZone();
  const rows = (givenReviews.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <DataTable
        label="Reviews you gave"
        isStacked
        rows={rows}
        rowKey={({ id }) => id}
        columns={columnsIn(zone)}
        empty={
          <EmptyState action={<Button href={searchUrl()}>Find recruiters</Button>}>
            {isVerified
              ? `You haven't reviewed a recruiter yet. Reviews you write from ${email} appear here.`
              : `Confirm your email to see the reviews you wrote from ${email}.`}
          </EmptyState>
        }
      />
      {givenReviews.pageInfo.hasNextPage && <p>{`These are your latest ${rows.length} reviews.`}</p>}
    </>
  );
}

const columnsIn = (zone: string): Column<Given>[] => [
  {
    key: 'recruiter',
    head: 'Recruiter',
    cell: ({ recruiter }) => recruiter && <Link href={recruiterUrl(recruiter.slug)}>{recruiter.name}</Link>,
  },
  { key: 'title', head: 'Review', cell: ({ title }) => title, isRest: true },
  { key: 'stars', head: 'Stars', cell: ({ overall }) => <Stars value={overall} size="small" /> },
  {
    key: 'state',
    head: 'State',
    cell: (review) => {
      const { label, tone } = stateOf(review);
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
  { key: 'sent', head: 'Sent', cell: ({ submittedAt }) => formatDate(submittedAt, zone) },
];

function stateOf({ publication, moderation, isHidden }: Given): { label: string; tone: TagProps['tone'] } {
  if (publication === 'published') return { label: 'Public', tone: 'good' };
  if (isHidden) return { label: 'Hidden while we check a flag', tone: 'warn' };
  if (publication === 'under_review') return { label: 'Under review', tone: 'warn' };
  if (publication === 'removed') return { label: 'Removed', tone: 'bad' };
  if (moderation === 'rejected') return { label: 'Not published', tone: 'bad' };
  if (moderation === 'changes_requested') return { label: 'Change requested', tone: 'warn' };
  return { label: 'Being checked', tone: 'info' };
}
