import { formatNumber } from '#common/formats.ts';
import type { Nps } from '#common/surveys/nps.ts';
import { npsInterval, npsText } from '#common/surveys/nps-words.ts';
import type { Column } from '#web/app-ui/DataTable.tsx';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';

type Scored = { readonly nps: Nps };

/** A row's score above its interval; bold if it is the figure that rows are compared by. */
export const npsColumn = ({ isMain }: { isMain: boolean }): Column<Scored> => ({
  key: 'nps',
  head: 'NPS',
  cell: ({ nps }) => (
    <TwoLines
      first={
        <>
          <OnlyNarrow>NPS </OnlyNarrow>
          {isMain ? <b>{npsText(nps)}</b> : <span>{npsText(nps)}</span>}
        </>
      }
      second={npsInterval(nps)}
    />
  ),
});

/** How many answers a row's score is made of. */
export const answersColumn: Column<Scored> = {
  key: 'answers',
  head: 'Answers',
  numeric: true,
  cell: ({ nps: { count } }) => (
    <>
      <span>{formatNumber(count)}</span>
      <OnlyNarrow>{count === 1 ? ' answer' : ' answers'}</OnlyNarrow>
    </>
  ),
};
