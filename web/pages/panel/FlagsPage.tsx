import { graphql } from 'react-relay';
import type { FlagsPageQuery } from '#web/__generated__/FlagsPageQuery.graphql.ts';
import { FlagMatrix } from '#web/features/admin/flags/FlagMatrix.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** The features that are on here, read-only. */
export default function FlagsPage({ data: { flags } }: PageProps<FlagsPageQuery>) {
  return <PanelFrame part="flags">{flags && <FlagMatrix flags={flags} />}</PanelFrame>;
}

export const page = definePage<FlagsPageQuery>({
  query: graphql`
    query FlagsPageQuery {
      flags {
        ...FlagMatrix_flags
      }
    }
  `,
  head: () => ({ title: 'Flags – Admin panel', canonical: null }),
});
