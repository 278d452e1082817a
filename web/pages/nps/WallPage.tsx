import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatDay, formatNumber } from '#common/formats.ts';
import { groupOf } from '#common/surveys/nps.ts';
import { npsInterval, npsText } from '#common/surveys/nps-words.ts';
import { npsViewUrl } from '#common/urls.ts';
import type { NpsBoard_board$key } from '#web/__generated__/NpsBoard_board.graphql.ts';
import type { WallPageQuery } from '#web/__generated__/WallPageQuery.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { useNpsBoard } from '#web/features/surveys/board/NpsBoard.tsx';
import { NpsScore } from '#web/features/surveys/dashboard/NpsScore.tsx';
import { groupTags } from '#web/features/surveys/responses/response-words.ts';
import { audienceIn } from '#web/features/surveys/survey-words.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './WallPage.module.css';

/** How many recruiters and comments fit a screen. */
const shownRows = 10;
const shownQuotes = 6;
/** How often the figures are read again. */
const refreshMs = 60_000;

/** Figures for a screen on a wall, in large type. It keeps itself up to date. */
export default function WallPage({ data, address }: PageProps<WallPageQuery>) {
  useRefresh();
  const isBoard = address.params.tab !== 'responses';
  return (
    <>
      <h1 className={styles.title}>{isBoard ? 'NPS leaderboard' : 'What people say about us'}</h1>
      <Tabs
        label="Wall screens"
        tabs={[
          { label: 'Leaderboard', href: npsViewUrl('leader-board'), current: isBoard },
          { label: 'Responses', href: npsViewUrl('responses'), current: !isBoard },
        ]}
      />
      {data.npsBoard ? (
        isBoard ? (
          <WallBoard board={data.npsBoard} />
        ) : (
          <Quotes quotes={data.npsQuotes ?? []} />
        )
      ) : (
        <EmptyState>Surveys belong to an agency. Its people show their figures on a wall screen here.</EmptyState>
      )}
    </>
  );
}

/** Reads the page's data again every minute, as long as it is in view. */
function useRefresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}

function WallBoard({ board }: { board: NpsBoard_board$key }) {
  const { nps, rows, from, to } = useNpsBoard(board);
  const ranked = rows.filter(({ position }) => position).slice(0, shownRows);
  return (
    <div className={styles.board}>
      <section aria-label="Net promoter score">
        <NpsScore nps={nps} size="wall" />
        <p className={styles.soft}>{`${formatDay(from)} – ${formatDay(to)}, in UTC`}</p>
      </section>
      {ranked.length > 0 ? (
        <ol className={styles.rows}>
          {ranked.map(({ key, name, position, nps: own }) => (
            <li key={key} className={styles.row}>
              <span className={styles.position}>{position}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.score}>{npsText(own)}</span>
              <span className={styles.soft}>{`${npsInterval(own)} · ${formatNumber(own.count)} answers`}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.soft}>No recruiter has ten answers in this period yet.</p>
      )}
    </div>
  );
}

type Quote = NonNullable<WallPageQuery['response']['npsQuotes']>[number];

/** A few comments at a time, which take turns with each refresh. */
function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((at) => at + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
  if (quotes.length === 0)
    return <EmptyState>Comments appear here when people write one and let you quote it.</EmptyState>;
  const pages = Math.ceil(quotes.length / shownQuotes);
  const first = (turn % pages) * shownQuotes;
  return (
    <ul className={styles.quotes}>
      {quotes.slice(first, first + shownQuotes).map(({ key, score, comment, firstName, audience, answeredOn }) => (
        <li key={key} className={styles.quote}>
          <Tag tone={groupTags[groupOf(score)].tone}>{`${score} · ${groupTags[groupOf(score)].label}`}</Tag>
          <blockquote className={styles.words}>{comment}</blockquote>
          <p className={styles.soft}>
            {`${firstName ? `${firstName}, ` : ''}${audienceIn(audience)}, ${formatDay(answeredOn)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const page = definePage<WallPageQuery>({
  query: graphql`
    query WallPageQuery($isBoard: Boolean!) {
      npsBoard {
        from
        ...NpsBoard_board
      }
      npsQuotes @skip(if: $isBoard) {
        key
        score
        comment
        firstName
        audience
        answeredOn
      }
    }
  `,
  variables: ({ params }) => ({ isBoard: params.tab !== 'responses' }),
  head: () => ({ title: 'NPS view', canonical: null }),
});
