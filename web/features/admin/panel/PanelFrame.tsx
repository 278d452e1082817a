import type { ReactNode } from 'react';
import { meets } from '#common/roles.ts';
import { panelUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { isBuilt } from '#web/kit/is-built.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './PanelFrame.module.css';
import { type PanelPart, panelParts } from './panel-parts.ts';
import { useWaiting } from './use-waiting.ts';

export type PanelFrameProps = {
  part: PanelPart;
  /** The only primary action, beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of each admin page: its title, and tabs to all built parts with the number of items that wait. */
export function PanelFrame({ part, action, children }: PanelFrameProps) {
  const waiting = useWaiting();
  const isRefused = useIsRefused();
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
      {isRefused ? <EmptyState>Only super admins can see this.</EmptyState> : children}
    </div>
  );
}

/** Whether a developer's switch that ignores permissions brought the user here. For them all lists are empty. */
function useIsRefused(): boolean {
  const user = useUser();
  return user !== null && !meets(user.roles, ['super_admin', 'admin'], { any: true });
}
