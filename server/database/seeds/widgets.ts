import type { WidgetKind, WidgetLayout, WidgetTheme } from '#common/widgets/widgets.ts';
import type { World } from './world.ts';

interface Sketch {
  of: 'agency' | 'recruiter' | 'team';
  key: string;
  name: string;
  kind: WidgetKind;
  layout: WidgetLayout;
  theme: WidgetTheme;
  daysAgo: number;
  isPaused?: true;
  /** The sites that show it, with their views of a usual day. */
  sites: readonly (readonly [string, number])[];
}

const agencySite = 'https://www.quokka-and-quill.example';
const blog = 'https://blog.quokka-and-quill.example';

const ofAgency: readonly Sketch[] = [
  {
    ...{ of: 'agency', key: 'demoCarousel', name: 'Home page', kind: 'carousel', layout: 'triple', theme: 'light' },
    ...{
      daysAgo: 190,
      sites: [
        [agencySite, 46],
        [blog, 9],
      ],
    },
  },
  {
    ...{ of: 'recruiter', key: 'demo-drawer1', name: 'Drawer on the blog', kind: 'pinnedLeft', layout: 'aside' },
    ...{ theme: 'dark', daysAgo: 75, sites: [[blog, 12]] },
  },
  {
    ...{ of: 'team', key: 'demo-footbar', name: 'Engineering pages', kind: 'footerBar', layout: 'footer' },
    ...{ theme: 'light', daysAgo: 40, sites: [[agencySite, 7]] },
  },
  {
    ...{ of: 'agency', key: 'demo-paused1', name: 'Campaign in spring', kind: 'testimonial', layout: 'single' },
    ...{ theme: 'light', daysAgo: 120, isPaused: true, sites: [[agencySite, 3]] },
  },
];

const ofFreelancer: readonly Sketch[] = [
  {
    ...{ of: 'recruiter', key: 'demo-own-one', name: 'My site', kind: 'carousel', layout: 'double', theme: 'light' },
    ...{ daysAgo: 33, sites: [['https://frankie.example', 2]] },
  },
];

/** The widgets of the agency with the ultimate plan and of the freelancer, and where they were seen. */
export function addWidgets(world: World): void {
  addFor(world, 'ultimate_team@demo.example', ofAgency);
  addFor(world, 'recruiter_freelancer@demo.example', ofFreelancer);
}

function addFor(world: World, email: string, sketches: readonly Sketch[]): void {
  const { rows } = world;
  const user = rows.users.find((one) => one.email === email)!;
  const recruiter = rows.recruiters.find(({ user_id }) => user_id === user.id)!;
  const team = rows.teams.find(({ agency_id }) => agency_id === recruiter.agency_id);
  for (const { of, sites, daysAgo, isPaused = false, ...fields } of sketches) {
    const created_at = world.daysAgo(daysAgo);
    const id = world.dice.id(created_at);
    rows.widgets.push({
      ...{ id, agency_id: recruiter.agency_id, ...fields, is_paused: isPaused, created_by: user.id!, created_at },
      recruiter_id: of === 'recruiter' ? recruiter.id! : null,
      team_id: of === 'team' ? team!.id! : null,
      accent: of === 'team' ? '#7a3e9d' : '#0072bb',
      origins: of === 'team' ? [agencySite] : [],
    });
    // A paused one was last seen weeks ago.
    for (const [origin, usual] of sites)
      for (let ago = isPaused ? 25 : 0; ago < Math.min(daysAgo, 60); ago++)
        rows.widget_views.push({
          ...{ widget_id: id, agency_id: recruiter.agency_id, origin, viewed_on: world.dayAgo(ago) },
          views: world.dice.whole(Math.ceil(usual / 2), usual * 2),
        });
  }
}
