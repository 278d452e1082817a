import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { type ProfileQuery, reviewsUrl } from '#common/urls.ts';
import type { OwnersPartQuery } from '#web/__generated__/OwnersPartQuery.graphql.ts';
import type { ReplyAction_review$key } from '#web/__generated__/ReplyAction_review.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { reviewVariables } from './profile-filters.ts';

/** The reviews that the viewer may answer, by global ID. */
export type Replyable = ReadonlyMap<string, ReplyAction_review$key>;

type OwnersPartProps = {
  slug: string;
  filters: ProfileQuery;
  /** Called once it is known which of the shown reviews the viewer may answer. */
  onReviews: (reviews: Replyable) => void;
  /** Called with whether this is the viewer's own profile. */
  onOwn: (isOwn: boolean) => void;
};

/** The part of a profile that only the recruiter or the agency's admin sees. */
export function OwnersPart({ slug, filters, onReviews, onOwn }: OwnersPartProps) {
  return (
    <ForViewer<OwnersPartQuery> query={query} variables={{ slug, ...reviewVariables(filters) }}>
      {({ recruiter }) =>
        recruiter?.viewerCanInvite && <Actions slug={slug} recruiter={recruiter} onReviews={onReviews} onOwn={onOwn} />
      }
    </ForViewer>
  );
}

type Recruiter = NonNullable<OwnersPartQuery['response']['recruiter']>;
type ActionsProps = Pick<OwnersPartProps, 'slug' | 'onReviews' | 'onOwn'> & { recruiter: Recruiter };

function Actions({ slug, recruiter: { reviews, viewerIsOwner }, onReviews, onOwn }: ActionsProps) {
  useEffect(() => {
    const nodes = (reviews.edges ?? []).flatMap((edge) => edge?.node ?? []);
    onReviews(new Map(nodes.map((review) => [review.id, review])));
    return () => onReviews(new Map());
  }, [reviews, onReviews]);
  useEffect(() => {
    onOwn(viewerIsOwner);
    return () => onOwn(false);
  }, [viewerIsOwner, onOwn]);
  return (
    <Button variant="primary" wide href={reviewsUrl('requested', { ask: viewerIsOwner ? 'new' : slug })}>
      Invite to review
    </Button>
  );
}

const query = graphql`
  query OwnersPartQuery(
    $slug: String!
    $filter: ReviewFilter
    $sort: ReviewSort
    $after: String
  ) {
    recruiter(slug: $slug) {
      id
      viewerIsOwner
      viewerCanInvite
      reviews(first: 50, after: $after, filter: $filter, sort: $sort) {
        edges {
          node {
            id
            ...ReplyAction_review
          }
        }
      }
    }
  }
`;
