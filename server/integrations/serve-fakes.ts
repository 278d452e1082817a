import type { AtsFake } from '#integrations/core/fake/ats-fake.ts';
import { type Fake, type FakeReply, type FakeRequest, fakeForms, serveFakes } from '#integrations/core/fake/fake.ts';
import type { GoogleFake } from '#integrations/google/fake/index.ts';
import { makeFakes } from './fakes.ts';

/** Milliseconds between deliveries of what webhooks are owed. */
const deliverEvery = 2000;

/**
 * Serves the test servers of all software, with a page at their address where changes can be made. `port` 0 takes a free
 * one.
 */
export async function startFakes(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const { google, linkedin, ...ats } = makeFakes();
  const controls: Control[] = Object.entries(ats).map(([name, fake]) => actsOf(name, fake, acts));
  controls.push(actsOf('google', google, googleActs), actsOf('linkedin', linkedin, common));
  const { url, close } = await serveFakes([...Object.values(ats), google, linkedin, controlOf(controls)], port);
  const timer = setInterval(() => void deliverAll(Object.values(ats)), deliverEvery);
  return {
    url,
    stop: () => {
      clearInterval(timer);
      return close();
    },
  };
}

async function deliverAll(fakes: readonly AtsFake[]): Promise<void> {
  for (const fake of fakes)
    await fake
      .deliver?.(({ url, headers, body }) => fetch(url, { method: 'POST', headers, body }))
      .catch((error: unknown) => console.error(`A test webhook was not delivered: ${String(error)}`));
}

/** What can be done with a test server, by its name in the address. */
type Acts<F> = Readonly<Record<string, { label: string; run: (fake: F) => void }>>;

/** The test server of one vendor, as its part of the page. */
interface Control {
  readonly name: string;
  readonly acts: readonly { readonly act: string; readonly label: string; readonly run: () => void }[];
}

const actsOf = <F>(name: string, fake: F, all: Acts<F>): Control => ({
  name,
  acts: Object.entries(all).map(([act, { label, run }]) => ({ act, label, run: () => run(fake) })),
});

const common: Acts<Pick<AtsFake, 'expireTokens' | 'revokeTokens' | 'troubles'>> = {
  expire: { label: 'Let access expire', run: (fake) => fake.expireTokens() },
  revoke: { label: 'End all access', run: (fake) => fake.revokeTokens() },
  limit: {
    label: 'Ask for a minute of rest',
    run: ({ troubles }) => void troubles.push({ trouble: { kind: 'limited', retryAfter: 60 } }),
  },
};

const acts: Acts<AtsFake> = {
  add: { label: 'Add a placement', run: ({ world }) => void world.addPlacement() },
  cancel: {
    label: 'Cancel the newest placement',
    run: ({ world }) => {
      const open = [...world.placements.values()].filter(({ status }) => status === 'open').at(-1);
      if (open) world.change(open.id, { status: 'cancelled', updatedAt: Date.now() });
    },
  },
  fill: { label: 'Add 500 placements', run: ({ world }) => world.fill(500) },
  ...common,
};

const firstPlace = ({ world }: GoogleFake) => [...world.places.values()][0]!;

const googleActs: Acts<GoogleFake> = {
  add: { label: 'Add a review to the first place', run: (fake) => void fake.world.addReview(firstPlace(fake)) },
  remove: {
    label: 'Delete its newest review',
    run: (fake) => {
      const { reviews } = firstPlace(fake);
      const newest = [...reviews.values()].sort((a, b) => b.createdAt - a.createdAt)[0];
      if (newest) reviews.delete(newest.id);
    },
  },
  unapprove: { label: 'Take the approval away (a quota of 0)', run: (fake) => fake.setApproved(false) },
  approve: { label: 'Approve the application', run: (fake) => fake.setApproved(true) },
  ...common,
};

/** A page with buttons that change the made-up data; each is a POST. */
function controlOf(controls: readonly Control[]): Fake {
  const page = (done?: string): FakeReply =>
    fakeForms(
      'Test servers',
      done ?? 'Each button changes the made-up data of one software.',
      controls.map(({ name, acts: ofOne }) => ({
        title: name,
        buttons: ofOne.map(({ act, label }) => ({ label, action: `/act/${name}/${act}` })),
      })),
    );
  const answer = ({ method, path }: FakeRequest): FakeReply => {
    const [, name = '', act = ''] = path.split('/');
    const chosen = controls.find((one) => one.name === name)?.acts.find((one) => one.act === act);
    if (method !== 'POST' || !chosen) return page();
    chosen.run();
    return page(`Done at ${name}: ${chosen.label.toLowerCase()}.`);
  };
  return { hosts: ['', 'act'], troubles: [], answer };
}
