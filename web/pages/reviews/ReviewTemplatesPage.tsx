import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { isStaff, kindOf } from '#common/kinds.ts';
import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import { meets } from '#common/roles.ts';
import type { RouteParams } from '#common/routes.ts';
import { type ProfileAddress, profileOpenReviewUrl, reviewTemplatesUrl, reviewUrl } from '#common/urls.ts';
import type { ReviewTemplatesPageQuery } from '#web/__generated__/ReviewTemplatesPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { NewTemplate } from '#web/features/reviews/templates/NewTemplate.tsx';
import { TemplateChooser } from '#web/features/reviews/templates/TemplateChooser.tsx';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';

/** Saved replies and posts for one review: the list, or one of them filled with the review's facts. */
export default function ReviewTemplatesPage({ data, address }: PageProps<ReviewTemplatesPageQuery>) {
  const navigate = useNavigate();
  const held = useHeldRoles();
  const { review, viewer } = data;
  if (!review) return null;
  const reviewId = localId(review.id);
  const { params, query } = address;
  const at = profileOf(address.path, params);
  const openId = params.reviewTemplateId;
  const templates = nodesOf(data.reviewTemplates);
  const open = templates.find(({ id }) => localId(id) === openId);
  const kind = (open?.kind ?? (query['kind'] === 'post' ? 'post' : 'reply')) as TemplateKind;
  const hrefOf = (to: { id?: string; kind?: TemplateKind }) => reviewTemplatesUrl(reviewId, { ...to, at });
  const reviewHref = at ? profileOpenReviewUrl(at, reviewId) : reviewUrl(reviewId);
  const isAdmin = meets(held, 'recruiter_admin') && !isStaff(kindOf(held ?? []));
  const sharing = !isAdmin ? 'no' : viewer?.recruiter ? 'may' : 'must';
  return (
    <Screen
      title="Templates"
      about="Texts to use again, filled with the facts of this review. Nothing is sent until you publish it."
      above={
        <Breadcrumb
          steps={[
            { label: `Review by ${review.shownName}`, href: reviewHref },
            ...(open
              ? [{ label: 'Templates', href: hrefOf({ kind }) }, { label: open.name }]
              : [{ label: 'Templates' }]),
          ]}
        />
      }
      action={
        meets(held, 'review_template_create') && (
          <NewTemplate key={kind} kind={kind} sharing={sharing} hrefOf={(id) => hrefOf({ id })} />
        )
      }
    >
      <TemplateChooser
        review={review}
        templates={templates}
        openId={openId}
        kind={kind}
        hrefOf={hrefOf}
        onReplied={(isQueued) => {
          notify.success(isQueued ? 'A moderator checks your reply before it is shown.' : 'Reply published.');
          void navigate(reviewHref);
        }}
      />
    </Screen>
  );
}

export const page = definePage<ReviewTemplatesPageQuery>({
  query: graphql`
    query ReviewTemplatesPageQuery($key: String!) {
      viewer {
        id
        recruiter {
          id
        }
      }
      review(key: $key) {
        id
        shownName
        viewerCanReply
        recruiter {
          slug
        }
        agency {
          slug
        }
        ...TemplateChooser_review
      }
      reviewTemplates(first: 100) {
        edges {
          node {
            ...templateRow_template @relay(mask: false)
          }
        }
      }
    }
  `,
  parameters: ['kind'],
  variables: ({ params }) => ({ key: params.reviewId ?? '' }),
  // Under another profile, redirects to the one that the review is about.
  moved: ({ review }, { path, params, query }) => {
    const at = profileOf(path, params);
    const slug = at && review?.[at.kind]?.slug;
    if (!at || !slug || slug === at.slug) return undefined;
    const kind = query['kind'] === 'post' ? ('post' as const) : undefined;
    return reviewTemplatesUrl(params.reviewId ?? '', { at: { ...at, slug }, id: params.reviewTemplateId, kind });
  },
  notFound: ({ review }) => !review?.viewerCanReply,
  head: () => ({ title: 'Templates', canonical: null }),
});

/** The profile that the address is below; undefined for the page of the review itself. */
function profileOf(path: string, { slug }: RouteParams): ProfileAddress | undefined {
  if (!slug) return undefined;
  return { kind: path.startsWith('/agency/') ? 'agency' : 'recruiter', slug };
}
