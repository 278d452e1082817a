import { graphql, usePaginationFragment } from 'react-relay';
import { agencyUrl, type ProfileQuery } from '#common/urls.ts';
import type { AgencyRecruiters_agency$key } from '#web/__generated__/AgencyRecruiters_agency.graphql.ts';
import type { AgencyRecruitersNextQuery } from '#web/__generated__/AgencyRecruitersNextQuery.graphql.ts';
import { MoreOfList } from '#web/list/MoreOfList.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { RecruiterRow, RecruiterRows } from '../recruiters/RecruiterRow.tsx';
import styles from './AgencyRecruiters.module.css';

type AgencyRecruitersProps = {
  agency: AgencyRecruiters_agency$key;
  filters: ProfileQuery;
  /** Whether the address starts on a later page of the list. */
  isFurtherOn: boolean;
};

/** An agency's recruiters with their scores, in the order of the leaderboards. */
export function AgencyRecruiters({ agency, filters, isFurtherOn }: AgencyRecruitersProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    AgencyRecruitersNextQuery,
    AgencyRecruiters_agency$key
  >(
    graphql`
      fragment AgencyRecruiters_agency on Agency
      @refetchable(queryName: "AgencyRecruitersNextQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        slug
        name
        recruiters(first: $first, after: $after) @connection(key: "AgencyRecruiters_recruiters") {
          edges {
            node {
              id
              ...RecruiterRow_recruiter
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    agency,
  );
  const { edges, pageInfo } = data.recruiters;
  const shown = (edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (shown.length === 0) return <EmptyState>{`${data.name} has no recruiters on its page yet.`}</EmptyState>;
  return (
    <div className={styles.list}>
      {isFurtherOn && <Link href={agencyUrl(data.slug, filters)}>Back to the first recruiters</Link>}
      <RecruiterRows>
        {shown.map((one) => (
          <RecruiterRow key={one.id} recruiter={one} />
        ))}
      </RecruiterRows>
      <MoreOfList
        href={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? `${agencyUrl(data.slug, { ...filters, recruiters: pageInfo.endCursor })}#recruiters`
            : null
        }
        shown={shown.length}
        noun="recruiter"
        loadNext={loadNext}
        atOnce={6}
        busy={isLoadingNext}
      />
    </div>
  );
}
