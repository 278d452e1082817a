import { useState } from 'react';
import { panelUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { mailList } from '#web/features/mailing/outbox/MailList.tsx';
import { suppressionList } from '#web/features/mailing/outbox/SuppressionList.tsx';
import type { PageAddress, PageProps } from '#web/kit/page.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The outbox; in a second tab, suppressed addresses. */
export default function MailsPage({ data, address }: PageProps) {
  const [isAdding, setAdding] = useState(false);
  const isSuppressions = isSuppressionsTab(address);
  return (
    <PanelFrame
      part="mails"
      action={
        isSuppressions && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add address
          </Button>
        )
      }
    >
      <Tabs
        label="Outbox"
        tabs={[
          { label: 'Emails', href: panelUrl('mails'), current: !isSuppressions },
          {
            label: 'Bounced and unsubscribed',
            href: panelUrl('mails', { tab: 'suppressions' }),
            current: isSuppressions,
          },
        ]}
      />
      {isSuppressions ? (
        <List
          of={suppressionList}
          data={data as never}
          address={address}
          given={{ isAdding, onAdded: () => setAdding(false) }}
        />
      ) : (
        <List of={mailList} data={data as never} address={address} />
      )}
    </PanelFrame>
  );
}

const isSuppressionsTab = ({ query }: PageAddress) => query.tab === 'suppressions';

export const page = panelPage(
  'mails',
  pageOfLists([mailList, suppressionList], (address) => (isSuppressionsTab(address) ? suppressionList : mailList)),
);
