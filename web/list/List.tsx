import { getFragment } from 'relay-runtime';
import type { PageAddress } from '#web/kit/page.ts';
import type { DefinedList } from './define-list.ts';
import { type Offers, withOffers } from './filters.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import type { ListAddress } from './list-address.ts';
import { columnsOf, type ListOperation, sortsOf } from './list-kind.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useNarrowing } from './use-narrowing.ts';

type ListProps<Q extends ListOperation, Given> = {
  of: DefinedList<Q, Given>;
  data: Q['response'];
  address: PageAddress;
  /** The values of filters that only the page knows, by parameter. */
  offers?: Offers;
} & (Given extends undefined ? { given?: undefined } : { given: Given });

/** Renders a list from its declaration. When a page switches between its lists, the filters keep the focus. */
export function List<Q extends ListOperation, Given = undefined>(props: ListProps<Q, Given>) {
  const { of: list, address, offers = {}, data } = props;
  const { kind } = list;
  const given = props.given as Given;
  const at: ListAddress = { query: address.query, href: kind.href };
  const narrowing = useNarrowing(at);
  const columns = useChosenColumns(kind.label, columnsOf(kind, given));
  const ordersByHead = columns.shown.some(({ order }) => order);
  return (
    <>
      <ListFilters
        kind={kind}
        at={at}
        narrowing={narrowing}
        filters={withOffers(kind.filters, offers)}
        sorts={ordersByHead ? [] : sortsOf(kind.sorts, at.query)}
        columns={columns}
      />
      <ListRows
        key={getFragment(kind.fragment).name}
        kind={kind as never}
        columns={columns.shown as never}
        data={data}
        at={at}
        wanted={narrowing.wanted}
        given={given}
      />
    </>
  );
}
