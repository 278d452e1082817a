import { graphql } from 'react-relay';
import type { InviteSettingsPageQuery } from '#web/__generated__/InviteSettingsPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { InviteSettings } from '#web/features/invitations/settings/InviteSettings.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './InviteSettingsPage.module.css';
import { ToolsTabs } from './ToolsTabs.tsx';

/** When an agency's review invitations go out, what they say, and which go out automatically. */
export default function InviteSettingsPage({ data: { viewer } }: PageProps<InviteSettingsPageQuery>) {
  return (
    <div className={styles.page}>
      <TitleRow title="Invite settings" about="When your agency's review invitations go out, and what they say" />
      <ToolsTabs current="invitations" />
      {viewer?.inviteSettings ? (
        <InviteSettings settings={viewer.inviteSettings} />
      ) : (
        <Notice title="Your account doesn't belong to an agency">
          Each agency has its own invite settings. Its recruiters see them here.
        </Notice>
      )}
    </div>
  );
}

export const page = definePage<InviteSettingsPageQuery>({
  query: graphql`
    query InviteSettingsPageQuery {
      viewer {
        id
        inviteSettings {
          id
          ...InviteSettings_settings
        }
      }
    }
  `,
});
