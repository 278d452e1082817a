import type { AtsFake } from '#integrations/core/fake/ats-fake.ts';
import { type Fake, type FakeReply, type FakeRequest, fakeForms, serveFakes } from '#integrations/core/fake/fake.ts';
import { makeFakes, makeSignInFakes } from './fakes.ts';

/** Milliseconds between deliveries of what webhooks are owed. */
const deliverEvery = 2000;

/**
 * Serves the test servers of all software, with a page at their address where changes can be made. `port` 0 takes a free
 * one.
 */
export async function startFakes(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const fakes = makeFakes();
  const { url, close } = await serveFakes(
    [...Object.values(fakes), ...Object.values(makeSignInFakes()), controlOf(fakes)],
    port,
  );
  const timer = setInterval(() => void deliverAll(Object.values(fakes)), deliverEvery);
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

/** What can be done at the page of the test servers, by its name in the address. */
const acts: Readonly<Record<string, { label: string; run: (fake: AtsFake) => void }>> = {
  add: { label: 'Add a placement', run: ({ world }) => void world.addPlacement() },
  cancel: {
    label: 'Cancel the newest placement',
    run: ({ world }) => {
      const open = [...world.placements.values()].filter(({ status }) => status === 'open').at(-1);
      if (open) world.change(open.id, { status: 'cancelled', updatedAt: Date.now() });
    },
  },
  fill: { label: 'Add 500 placements', run: ({ world }) => world.fill(500) },
  expire: { label: 'Let access expire', run: (fake) => fake.expireTokens() },
  revoke: { label: 'End all access', run: (fake) => fake.revokeTokens() },
  limit: {
    label: 'Ask for a minute of rest',
    run: ({ troubles }) => void troubles.push({ trouble: { kind: 'limited', retryAfter: 60 } }),
  },
};

/** A page with buttons that change the made-up data; each is a POST. */
function controlOf(fakes: Readonly<Record<string, AtsFake>>): Fake {
  const page = (done?: string): FakeReply =>
    fakeForms(
      'Test servers',
      done ?? 'Each button changes the made-up data of one software.',
      Object.keys(fakes).map((name) => ({
        title: name,
        buttons: Object.entries(acts).map(([act, { label }]) => ({ label, action: `/act/${name}/${act}` })),
      })),
    );
  const answer = ({ method, path }: FakeRequest): FakeReply => {
    const [, name = '', act = ''] = path.split('/');
    const fake = fakes[name];
    const chosen = acts[act];
    if (method !== 'POST' || !fake || !chosen) return page();
    chosen.run(fake);
    return page(`Done at ${name}: ${chosen.label.toLowerCase()}.`);
  };
  return { hosts: ['', 'act'], troubles: [], answer };
}
