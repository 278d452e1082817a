import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { formatDate, formatDay, formatNumber } from '#common/formats.ts';
import { type BoardPeriod, sinceOf } from '#common/leaderboard/boards.ts';
import { boardAudienceWords, boardPeriodWords, missingWords } from '#common/leaderboard/words.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { type Level, lowestCountedLevel } from '#common/reviews/levels.ts';
import { halfLifeDays, reviewWeight, scoreConstants } from '#common/reviews/score.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { Inputs_recruiter$data, Inputs_recruiter$key } from '#web/__generated__/Inputs_recruiter.graphql.ts';
import type { InputsNextQuery } from '#web/__generated__/InputsNextQuery.graphql.ts';
import type { InputsQuery } from '#web/__generated__/InputsQuery.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { MoreOfList } from '#web/list/MoreOfList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { BoardRow } from './BoardList.tsx';
import styles from './Inputs.module.css';

/** Reviews loaded at once. */
const atOnce = 20;

/** How a row of a board is computed: the formula with its numbers, and the public reviews behind them. */
export function Inputs({ row }: { row: BoardRow }) {
  const missing = missingWords(row);
  const audience = boardAudienceWords[row.audience as Audience];
  return (
    <div className={styles.inputs}>
      {missing.length > 0 && <Notice title="Not ranked yet">{`Still missing: ${missing.join('. ')}.`}</Notice>}
      <Part title="How this is computed">
        <p className={styles.soft}>
          {`Reviews by ${audience.toLowerCase()}, ${boardPeriodWords[row.period as BoardPeriod].toLowerCase()}, as of ${formatDay(row.asOf)} (midnight UTC). Plans, complete profiles and awards never count.`}
        </p>
        <Formula row={row} />
        <Facts
          facts={[
            ['Position', row.position ?? 'Not ranked'],
            ['Counted reviews', formatNumber(row.reviewCount)],
            ['In the last 24 months', formatNumber(row.recentCount)],
            ['Plain average', row.average === null ? null : row.average?.toFixed(2)],
            [
              'Invited to review',
              `${formatNumber(row.invitedCount)} of ${formatNumber(row.eligibleCount)} eligible people`,
            ],
            ['Level 4 placements, last 12 months', formatNumber(row.provenCount)],
            ['Joined', row.recruiter && formatDate(row.recruiter.joinedAt, 'UTC')],
          ]}
        />
        <p className={styles.soft}>
          Between equal ranks, more level 4 placements come first, then the person who joined earlier.
        </p>
      </Part>
      {row.recruiter && (
        <Part title="Reviews">
          <Loaded row={row} recruiterId={row.recruiter.id} slug={row.recruiter.slug} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

const { prior, variance, z80 } = scoreConstants;
const four = (value: number) => value.toFixed(4);

/** The published formula, line by line with this row's numbers. */
function Formula({ row: { weight, weightedStars, score, scoreHalf, rank } }: { row: BoardRow }) {
  const start = prior.weight * prior.stars;
  const total = four(prior.weight + weight);
  const lines = [
    ['Score', `(${start} + ${four(weightedStars)}) ÷ (${prior.weight} + ${four(weight)}) = ${four(score)}`],
    ['Half of the interval', `${z80} × √(${variance} ÷ ${total}) = ${four(scoreHalf)}`],
    ['Rank', `${four(score)} − ${four(scoreHalf)} = ${four(rank)}`],
  ] as const;
  return (
    <dl className={styles.formula}>
      {lines.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

type LoadedProps = { row: BoardRow; recruiterId: string; slug: string };

function Loaded({ row, recruiterId, slug }: LoadedProps) {
  const { node } = useLazyLoadQuery<InputsQuery>(
    graphql`
      query InputsQuery($id: ID!, $audience: String!, $first: Int!, $after: String) {
        node(id: $id) {
          ... on Recruiter {
            ...Inputs_recruiter @alias(as: "of")
          }
        }
      }
    `,
    { id: recruiterId, audience: row.audience, first: atOnce },
  );
  return node?.of ? <Reviews row={row} slug={slug} recruiter={node.of} /> : null;
}

type ReviewsProps = { row: BoardRow; slug: string; recruiter: Inputs_recruiter$key };

function Reviews({ row, slug, recruiter }: ReviewsProps) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<InputsNextQuery, Inputs_recruiter$key>(
    graphql`
      fragment Inputs_recruiter on Recruiter @refetchable(queryName: "InputsNextQuery") {
        reviews(first: $first, after: $after, filter: { audience: $audience })
          @connection(key: "Inputs_reviews", filters: ["filter"]) {
          edges {
            node {
              id
              overall
              level
              submittedAt
              wasOfferedAnything
            }
          }
        }
      }
    `,
    recruiter,
  );
  const reviews = (data.reviews.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (reviews.length === 0) return <p className={styles.soft}>No public reviews yet.</p>;
  return (
    <>
      <p className={styles.soft}>
        {`A review weighs what its level counts, halved with every ${halfLifeDays} days. Anyone can read these reviews, and compute the same rank from the public API.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard. */}
      <section className={styles.scroll} aria-label="Reviews and their weights" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Submitted</th>
              <th scope="col">Stars</th>
              <th scope="col">Level</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            {reviews.map((review) => (
              <tr key={review.id}>
                <td>{formatDate(review.submittedAt, 'UTC')}</td>
                <td>{review.level === 0 ? '–' : review.overall}</td>
                <td>{review.level}</td>
                <td>{weightWords(review, row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MoreOfList
        shown={reviews.length}
        href={hasNext ? recruiterUrl(slug) : null}
        busy={isLoadingNext}
        loadNext={loadNext}
        atOnce={atOnce}
      />
    </>
  );
}

type Reviewed = NonNullable<NonNullable<NonNullable<Inputs_recruiter$data['reviews']['edges']>[number]>['node']>;

/** What a review weighs in this row, or why it does not count. */
function weightWords(
  { level, overall, submittedAt, wasOfferedAnything }: Reviewed,
  { period, asOf }: BoardRow,
): string {
  const midnight = new Date(`${asOf}T00:00:00Z`);
  const since = sinceOf(period as BoardPeriod, midnight);
  const submitted = new Date(submittedAt);
  if (wasOfferedAnything) return 'Not counted: something was offered for it';
  if (level < lowestCountedLevel) return `Not counted: level ${level}`;
  if (since && submitted < since) return 'Not counted: before this period';
  return four(reviewWeight({ overall, level: level as Level, submittedAt: submitted }, midnight));
}
