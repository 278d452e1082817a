import { useState } from 'react';
import { graphql } from 'react-relay';
import { mailStates, mailStateWords, suppressionLabels, suppressionReasons } from '#common/mailing/suppressions.ts';
import { panelUrl } from '#common/urls.ts';
import type { MailsPageQuery } from '#web/__generated__/MailsPageQuery.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge, narrowed } from '#web/features/admin/panel/panel-address.ts';
import { wordsOf } from '#web/features/admin/panel/words.ts';
import { MailList } from '#web/features/mailing/outbox/MailList.tsx';
import { SuppressionList } from '#web/features/mailing/outbox/SuppressionList.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';

/** What became of our mails; in a second tab, who gets none and why. */
export default function MailsPage({ data, address }: PageProps<MailsPageQuery>) {
  const [isAdding, setAdding] = useState(false);
  const isSuppressions = isSuppressionsTab(address);
  return (
    <PanelFrame
      part="mails"
      action={
        isSuppressions && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add an address
          </Button>
        )
      }
    >
      <Tabs
        label="Outbox"
        tabs={[
          { label: 'Mails', href: panelUrl('mails'), current: !isSuppressions },
          {
            label: 'Bounced and unsubscribed',
            href: panelUrl('mails', { tab: 'suppressions' }),
            current: isSuppressions,
          },
        ]}
      />
      {data.suppressed && (
        <>
          <PanelFilters part="mails" address={address} filters={[reasonFilter]} searchLabel="Address" sorts={byAge} />
          <SuppressionList
            query={data.suppressed}
            address={address}
            isAdding={isAdding}
            onAdded={() => setAdding(false)}
          />
        </>
      )}
      {data.mailed && (
        <>
          <PanelFilters
            part="mails"
            address={address}
            filters={mailFilters(address)}
            searchLabel="Subject or address"
            sorts={byAge}
          />
          <KindChip address={address} />
          <MailList query={data.mailed} address={address} />
        </>
      )}
    </PanelFrame>
  );
}

const stateFilter = {
  name: 'state',
  label: 'State',
  choices: mailStates.map((value) => ({ value, label: mailStateWords[value].label })),
};
const lookFilter = { name: 'look', label: 'Looked into', choices: [{ value: 'no', label: 'Not yet' }] };
const reasonFilter = {
  name: 'reason',
  label: 'Why',
  choices: suppressionReasons.map((value) => ({ value, label: suppressionLabels[value] })),
};

/** Only what failed, or may have, is looked into. */
function mailFilters({ query: { state } }: PageAddress) {
  return state === 'failed' || state === 'unknown' ? [stateFilter, lookFilter] : [stateFilter];
}

function KindChip({ address }: { address: PageAddress }) {
  const { kind } = address.query;
  if (!kind) return null;
  const all = narrowed('mails', address, { kind: null });
  return <FilterBar chips={[{ label: `Kind: ${wordsOf(kind)}`, href: all }]} clearHref={all} />;
}

const isSuppressionsTab = ({ query }: PageAddress) => query.tab === 'suppressions';

export const page = definePage<MailsPageQuery>({
  query: graphql`
    query MailsPageQuery(
      $isMails: Boolean!
      $isSuppressions: Boolean!
      $state: String
      $kind: String
      $needsLook: Boolean
      $reason: String
      $words: String
      $sort: MailSort
      $suppressionSort: SuppressionSort
      $after: String
    ) {
      ...MailList_query
        @arguments(state: $state, kind: $kind, needsLook: $needsLook, words: $words, sort: $sort, after: $after)
        @alias(as: "mailed")
        @include(if: $isMails)
      ...SuppressionList_query
        @arguments(reason: $reason, words: $words, sort: $suppressionSort, after: $after)
        @alias(as: "suppressed")
        @include(if: $isSuppressions)
    }
  `,
  parameters: ['tab', 'state', 'kind', 'look', 'reason', 'q', 'sort', 'after', 'open'],
  variables: (address) => {
    const { state, kind, look, reason, q, sort, after } = address.query;
    const order = orderOf(byAge, sort);
    const isSuppressions = isSuppressionsTab(address);
    return {
      isMails: !isSuppressions,
      isSuppressions,
      state: state || undefined,
      kind: kind || undefined,
      needsLook: look === 'no' || undefined,
      reason: reason || undefined,
      words: q || undefined,
      sort: order,
      suppressionSort: order,
      after: after || undefined,
    };
  },
  head: () => ({ title: 'Outbox – Admin panel', canonical: null }),
});
