import { leaderboardUrl, npsLeaderboardUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

const kinds = {
  rating: { label: 'Reviews', href: leaderboardUrl() },
  nps: { label: 'NPS', href: npsLeaderboardUrl() },
} as const;

/** The leaderboards: by the score of reviews, and by the net promoter score. */
export function BoardKinds({ current }: { current: keyof typeof kinds }) {
  return (
    <Tabs
      label="Leaderboards"
      tabs={Object.entries(kinds).map(([kind, tab]) => ({ ...tab, current: kind === current }))}
    />
  );
}
