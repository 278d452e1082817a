import { graphql, usePaginationFragment } from 'react-relay';
import { isCloseToBadge, type RecommendedFigures, recommendedEligibility } from '#common/badges/rule.ts';
import { requirementWords, standingWords } from '#common/badges/words.ts';
import { formatDay } from '#common/formats.ts';
import { badgeCheckUrl, marketingAssetsUrl, recruiterUrl } from '#common/urls.ts';
import type { AgencyBadges_agency$key } from '#web/__generated__/AgencyBadges_agency.graphql.ts';
import type { AgencyBadgesNextQuery } from '#web/__generated__/AgencyBadgesNextQuery.graphql.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { nodesOf } from '#web/kit/nodes.ts';
import { MoreOfList } from '#web/list/MoreOfList.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { ShownBadge } from './RecommendedPart.tsx';

const atOnce = 20;

interface Row extends RecommendedFigures {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly isClaimed: boolean;
  readonly recommendedBadge: ShownBadge | null | undefined;
}

/** The recruiters of an agency: who holds the badge, and what the others miss. */
export function AgencyBadges({ agency }: { agency: AgencyBadges_agency$key }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<AgencyBadgesNextQuery, AgencyBadges_agency$key>(
    graphql`
      fragment AgencyBadges_agency on Agency
      @refetchable(queryName: "AgencyBadgesNextQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        recruiters(first: $first, after: $after) @connection(key: "AgencyBadges_recruiters") {
          edges {
            node {
              id
              slug
              name
              isClaimed
              reviewCount
              score
              eligibleCount
              invitedCount
              recommendedBadge {
                since
                until
                lapsedOn
                lapsedBecause
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    agency,
  );
  const rows: Row[] = nodesOf(data.recruiters);
  if (rows.length < 2) return null;
  return (
    <Card title="Badges in your agency" level={3}>
      <DataTable label="Badges in your agency" columns={columns} rows={rows} rowKey={({ id }) => id} isStacked />
      <MoreOfList
        href={data.recruiters.pageInfo.hasNextPage ? marketingAssetsUrl() : null}
        shown={rows.length}
        noun="recruiter"
        loadNext={loadNext}
        atOnce={atOnce}
        busy={isLoadingNext}
      />
    </Card>
  );
}

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    head: 'Recruiter',
    cell: ({ slug, name, recommendedBadge }) => (
      <Link href={recommendedBadge ? badgeCheckUrl(slug) : recruiterUrl(slug)}>{name}</Link>
    ),
  },
  { key: 'state', head: 'Badge', cell: (row) => <State row={row} /> },
  { key: 'missing', head: 'What is missing', cell: missingWords, isBroad: true },
];

function State({ row }: { row: Row }) {
  const { recommendedBadge: badge, isClaimed } = row;
  if (badge && !badge.lapsedOn) return <Tag tone="good">{`Until ${formatDay(badge.until)}`}</Tag>;
  if (badge?.lapsedOn) return <Tag tone="warn">{`Lapsed on ${formatDay(badge.lapsedOn)}`}</Tag>;
  if (!isClaimed) return <Tag>Not claimed</Tag>;
  const { isEligible, requirements } = recommendedEligibility(row);
  if (isEligible) return <Tag tone="info">From tonight</Tag>;
  return isCloseToBadge(requirements) ? <Tag tone="info">Close</Tag> : <Tag>Not yet</Tag>;
}

function missingWords(row: Row): string {
  if (!row.isClaimed) return 'The profile must be claimed first.';
  const missing = recommendedEligibility(row).requirements.filter(({ isMet }) => !isMet);
  if (missing.length === 0) return '–';
  return missing.map((one) => `${requirementWords[one.what]}: ${standingWords(one)}`).join(' · ');
}
