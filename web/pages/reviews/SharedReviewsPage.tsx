import { graphql, useFragment } from 'react-relay';
import { isStaff, kindOf } from '#common/kinds.ts';
import type { SharedReviewsPage_query$key } from '#web/__generated__/SharedReviewsPage_query.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { ReviewTabs } from '#web/features/reviews/lists/ReviewTabs.tsx';
import { sharedList } from '#web/features/reviews/shares/SharedList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { List } from '#web/list/List.tsx';
import styles from './ReviewsPage.module.css';

/** What was shared of the user's or agency's reviews, and how often it was viewed. */
export default function SharedReviewsPage({ data: found, address }: PageProps) {
  const data = useFragment(
    graphql`
      fragment SharedReviewsPage_query on Query {
        viewer {
          id
          recruiter {
            agency {
              recruiters(first: 100) {
                edges {
                  node {
                    slug
                    name
                  }
                }
              }
            }
          }
        }
        reviewCounts {
          ...ReviewTabs_counts
        }
      }
    `,
    found as SharedReviewsPage_query$key,
  );
  const kind = kindOf(useUser()?.roles ?? []);
  const looksOnly = isStaff(kind);
  const recruiters = (data.viewer?.recruiter?.agency.recruiters.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const offersRecruiters = kind === 'agency admin' && recruiters.length > 1;
  return (
    <div className={styles.page}>
      <TitleRow
        title="Reviews"
        about={
          looksOnly
            ? 'Reviews shared by all agencies.'
            : 'Reviews you shared by link or text, and how often the link was opened.'
        }
      />
      <ReviewTabs counts={data.reviewCounts} current="shared" />
      <List
        of={sharedList}
        data={found as never}
        address={address}
        offers={
          offersRecruiters ? { recruiter: recruiters.map(({ slug, name }) => ({ value: slug, label: name })) } : {}
        }
        given={{ namesRecruiter: looksOnly || offersRecruiters, looksOnly }}
      />
    </div>
  );
}

export const page = definePage({ ...sharedList.page, head: () => ({ title: 'Shared – Reviews', canonical: null }) });
