import { lazy, Suspense, useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import { agencyEditUrl, type ProfileAddress, type ProfileQuery, recruiterEditUrl, reviewsUrl } from '#common/urls.ts';
import type { ViewersPartAgencyQuery } from '#web/__generated__/ViewersPartAgencyQuery.graphql.ts';
import type { ViewersPartRecruiterQuery } from '#web/__generated__/ViewersPartRecruiterQuery.graphql.ts';
import { RecordLook } from '#web/features/hiring/RecordLook.tsx';
import { FavouriteHeart } from '#web/features/search/Favourites.tsx';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import styles from './PublicProfile.module.css';
import { reviewVariables } from './profile-filters.ts';
import type { ForItsViewer } from './viewers-part.tsx';

/** Few viewers may reply. */
const ReplyAction = lazy(async () => ({
  default: (await import('#web/features/reviews/replies/ReplyAction.tsx')).ReplyAction,
}));

/** Whose profile it is, with the filters of its reviews, and whom to tell. */
export type ViewersPartProps = {
  at: ProfileAddress;
  profile: { readonly id: string; readonly name: string };
  filters: ProfileQuery;
  /** Called once it is known what the viewer may do here, and with nothing when this part goes. */
  onTold: (told: ForItsViewer) => void;
};

/** An employer's heart in the profile's corner, and what the profile's own people may do on it. */
export default function ViewersPart({ at: { kind, slug }, profile: { id, name }, filters, onTold }: ViewersPartProps) {
  return (
    <>
      <div className={styles.corner}>
        <Allowed requirement="recruiter_favourite">
          <FavouriteHeart id={id} name={name} />
          <RecordLook profile={kind === 'recruiter' ? 'Recruiter' : 'Agency'} id={id} />
        </Allowed>
      </div>
      {kind === 'recruiter' ? (
        <ForViewer<ViewersPartRecruiterQuery> query={ofRecruiter} variables={{ slug, ...reviewVariables(filters) }}>
          {({ recruiter }) =>
            (recruiter?.viewerCanInvite || recruiter?.viewerIsOwner) && (
              <OfRecruiter slug={slug} recruiter={recruiter} onTold={onTold} />
            )
          }
        </ForViewer>
      ) : (
        <ForViewer<ViewersPartAgencyQuery> query={ofAgency} variables={{}}>
          {({ viewer }) =>
            viewer?.agencyToEdit?.slug === slug && (
              <Told told={viewer.recruiter ? ownAgency : ownAgencyWithoutProfile} onTold={onTold} />
            )
          }
        </ForViewer>
      )}
    </>
  );
}

type ToldProps = Pick<ViewersPartProps, 'onTold'> & { told: ForItsViewer };

/** Tells what the viewer may do, for as long as it is shown. */
function Told({ told, onTold }: ToldProps) {
  useEffect(() => {
    onTold(told);
    return () => onTold({});
  }, [told, onTold]);
  return null;
}

/** Every invitation is for a recruiter, so only an admin who is one invites. */
const ownAgencyWithoutProfile: ForItsViewer = { editHref: agencyEditUrl() };
const ownAgency: ForItsViewer = { ...ownAgencyWithoutProfile, inviteHref: reviewsUrl('requested', { ask: 'new' }) };

type OwnRecruiter = NonNullable<ViewersPartRecruiterQuery['response']['recruiter']>;

function OfRecruiter({
  slug,
  recruiter,
  onTold,
}: Pick<ToldProps, 'onTold'> & { slug: string; recruiter: OwnRecruiter }) {
  const { reviews, viewerIsOwner, viewerCanInvite } = recruiter;
  const told = useMemo((): ForItsViewer => {
    const replyable = new Map((reviews.edges ?? []).flatMap((edge) => (edge?.node ? [[edge.node.id, edge.node]] : [])));
    return {
      ...(viewerCanInvite && { inviteHref: reviewsUrl('requested', { ask: viewerIsOwner ? 'new' : slug }) }),
      ...(viewerIsOwner && { editHref: recruiterEditUrl() }),
      actionsFor: (reviewId) => {
        const review = replyable.get(reviewId);
        return (
          review && (
            <Suspense>
              <ReplyAction review={review} at={{ kind: 'recruiter', slug }} />
            </Suspense>
          )
        );
      },
    };
  }, [slug, reviews, viewerIsOwner, viewerCanInvite]);
  return <Told told={told} onTold={onTold} />;
}

const ofRecruiter = graphql`
  query ViewersPartRecruiterQuery(
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

const ofAgency = graphql`
  query ViewersPartAgencyQuery {
    viewer {
      id
      recruiter {
        id
      }
      agencyToEdit {
        id
        slug
      }
    }
  }
`;
