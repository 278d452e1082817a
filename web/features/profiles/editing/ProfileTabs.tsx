import { meets } from '#common/roles.ts';
import { agencyEditUrl, recruiterEditUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { useUser } from '#web/kit/session/use-session.ts';

/** The tabs of the profile area, for people who edit their agency's profile besides their own. */
export function ProfileTabs({ current }: { current: 'recruiter' | 'agency' }) {
  const user = useUser();
  if (!user || !meets(user.roles, 'agency_edit') || !meets(user.roles, 'recruiter_profile_edit')) return null;
  return (
    <Tabs
      label="Profile"
      tabs={[
        { label: 'Your profile', href: recruiterEditUrl(), current: current === 'recruiter' },
        { label: 'Your agency', href: agencyEditUrl(), current: current === 'agency' },
      ]}
    />
  );
}
