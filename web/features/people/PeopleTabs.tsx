import { type PeopleTab, peopleTabsOf, peopleTabWords, type Side } from '#common/people/people.ts';
import { peopleUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

/** The tabs of an agency's or a company's people. */
export function PeopleTabs({ side, current }: { side: Side; current: PeopleTab }) {
  return (
    <Tabs
      label="People"
      tabs={peopleTabsOf[side].map((tab) => ({
        label: peopleTabWords[tab],
        href: peopleUrl(side, tab),
        current: tab === current,
      }))}
    />
  );
}
