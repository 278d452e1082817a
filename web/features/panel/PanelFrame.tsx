import type { ReactNode } from 'react';
import { panelUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { isBuilt } from '../is-built.ts';
import styles from './PanelFrame.module.css';
import { type PanelPart, panelParts } from './panel-parts.ts';

export type PanelFrameProps = {
  part: PanelPart;
  /** The one primary action of the part, at the right of its title. */
  action?: ReactNode;
  /** How many wait in a part, shown at its tab. */
  waiting?: Readonly<Partial<Record<PanelPart, number>>>;
  children: ReactNode;
};

/** Around each page of the admin panel: its title, and tabs to all parts there are. */
export function PanelFrame({ part, action, waiting = {}, children }: PanelFrameProps) {
  const here = panelParts.find((one) => one.part === part);
  const tabs = panelParts.filter(({ route }) => isBuilt(route));
  return (
    <div className={styles.page}>
      <TitleRow title={part ? here?.label : 'Admin panel'} about={here?.about} action={action} />
      <Tabs
        label="Admin panel"
        tabs={tabs.map(({ part: one, label }) => ({
          label,
          href: panelUrl(one),
          current: one === part,
          ...(waiting[one] && { count: waiting[one] }),
        }))}
      />
      {children}
    </div>
  );
}
