import type { ReactNode } from 'react';
import { formatAge } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { When } from '#web/ui/When.tsx';
import type { RowColumn } from './row-column.ts';
import { TwoLines } from './TwoLines.tsx';

type About = { readonly jobTitle?: string | null | undefined; readonly companyName?: string | null | undefined };

/** A job and its company, as one text. */
export const aboutText = (placement: About | null | undefined): string =>
  [placement?.jobTitle, placement?.companyName].filter(Boolean).join(', ');

/** The person and their side of the placement; on narrow screens also the content of the hidden columns. */
export function whoColumn<Row>(who: {
  name: (row: Row) => string;
  voice: (row: Row) => string;
  onNarrow: (row: Row) => ReactNode;
  text?: (row: Row) => string | null | undefined;
}): RowColumn<Row> {
  return {
    key: 'who',
    head: 'Who',
    cell: (row) => (
      <TwoLines
        first={<TwoLines first={who.name(row)} second={voiceOf(who.voice(row))} />}
        second={who.onNarrow(row)}
        isOnlyNarrow
      />
    ),
    text: who.text ?? who.name,
  };
}

/** The job, with its company below. */
export const aboutColumn = <Row extends { readonly placement: About | null | undefined }>(): RowColumn<Row> => ({
  key: 'about',
  head: 'About',
  cell: ({ placement }) => <TwoLines first={placement?.jobTitle ?? '–'} second={placement?.companyName} />,
  text: ({ placement }) => aboutText(placement),
  wideOnly: true,
});

/** The recruiter, for lists of several recruiters. */
export const recruiterColumn = <Row extends { readonly recruiter: { readonly name: string } | null | undefined }>(
  head: string,
): RowColumn<Row> => ({
  key: 'recruiter',
  head,
  cell: ({ recruiter }) => recruiter?.name,
  text: ({ recruiter }) => recruiter?.name,
  wideOnly: true,
});

/** How long ago a review was received. */
export const receivedColumn = <Row extends { readonly submittedAt: string }>(): RowColumn<Row> => ({
  key: 'age',
  head: 'Received',
  cell: ({ submittedAt }) => <When at={submittedAt} words={formatAge(submittedAt, new Date())} />,
  moment: ({ submittedAt }) => submittedAt,
  wideOnly: true,
});
