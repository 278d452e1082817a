import { type ReactElement, useMemo } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '#web/app-ui/settings.ts';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { Session } from '#web/kit/session/session.ts';
import { SessionContext } from '#web/kit/session/use-session.ts';
import { AddressSection } from './AddressSection.tsx';
import { AgencyContactSection } from './AgencyContactSection.tsx';
import { AgencyIntroduction } from './AgencyIntroduction.tsx';
import { GoogleReviewSection } from './GoogleReviewSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { RecruiterContactSection } from './RecruiterContactSection.tsx';
import { RecruiterIntroduction } from './RecruiterIntroduction.tsx';
import { StorySection } from './StorySection.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Each section, with a field of it and how what the others saved there reads. */
const sections: readonly [section: ReactElement, field: string, shown: string, theirs?: unknown, mine?: unknown][] = [
  [<AddressSection key="" urlOf={(slug) => `/recruiter/${slug}`} oldSlugs={[]} />, 'slug', 'theirs'],
  [
    <AgencyContactSection key="" wishes={{ contactEmail: null, legalName: null }} phoneReveals={0} />,
    'website',
    'theirs',
  ],
  [<AgencyIntroduction key="" wish={null} declinedBecause={null} />, 'description', 'theirs'],
  [<GoogleReviewSection key="" />, 'googleReviewUrl', 'theirs'],
  [<PlaceSection key="" about="" />, 'country', 'Australia', 'AU', 'NZ'],
  [<RecruiterContactSection key="" slug="kim-o" hasSeek phoneReveals={0} />, 'phone', 'theirs'],
  [<RecruiterIntroduction key="" />, 'headline', 'theirs'],
  [<StorySection key="" isClosed={false} note={null} />, 'longText', 'theirs'],
  [<WorkSection key="" />, 'specialities', 'Construction', ['construction'], ['legal']],
  ...(['photo', 'logo', 'cover'] as const).map(
    (field) =>
      [
        <PictureSection
          key=""
          field={field}
          title="Picture"
          about=""
          shape="square"
          crop=""
          altHelp=""
          present="/files/1"
        />,
        `${field}Alt`,
        'theirs',
      ] as [ReactElement, string, string],
  ),
];

const fetch = vi.fn();
const session = new Session({
  store: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  fetch,
  lock: (task) => task(),
});

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://plaudit.example' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Around({ saved, children }: { saved: object; children: ReactElement }) {
  const environment = useMemo(
    () => new Environment({ network: Network.create(() => ({ data: {} })), store: new Store(new RecordSource()) }),
    [],
  );
  const settings: Settings = {
    of: 'profile',
    saved: { version: 2, offersGoogleReview: true, ...saved },
    save: vi.fn(),
  };
  return (
    <SessionContext value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <Edited settings={settings}>{children}</Edited>
      </RelayEnvironmentProvider>
    </SessionContext>
  );
}

function Edited({ settings, children }: { settings: Settings; children: ReactElement }) {
  return <SettingsContext value={useSettingsEditor(settings)}>{children}</SettingsContext>;
}

/** The section in a tab where `mine` was typed over `before`, while another tab has saved `theirs`. */
function drawn(section: ReactElement, field: string, { before, mine, theirs }: Record<string, unknown>): string {
  const draft = JSON.stringify({ base: { [field]: before }, edited: { [field]: mine } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key.includes('unsent.') ? draft : null),
    setItem: () => {},
    removeItem: () => {},
  });
  return renderToStaticMarkup(<Around saved={{ [field]: theirs }}>{section}</Around>);
}

test.each(sections.map((one) => [one[1], ...one] as const))(
  'when another tab has saved %s first, its section shows both texts and offers a choice',
  (_, section, field, shown, theirs = 'theirs', mine = 'mine') => {
    const html = drawn(section, field, { before: Array.isArray(theirs) ? [] : 'before', mine, theirs });
    expect(html).toContain(mine === 'mine' ? 'mine' : Array.isArray(mine) ? 'Legal' : `value="${mine}" selected`);
    expect(html).toContain('This changed while you were editing');
    expect(html).toMatch(new RegExp(`<dd>${shown}</dd>`));
    expect(html).toContain('Use saved version</button>');
  },
);
