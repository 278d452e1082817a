import './index.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { RouteId } from '#common/routes.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createPeople } from '#server/graphql/access/testing/people.ts';
import { createWorld } from '#server/graphql/access/testing/world.ts';
import { sample } from '#server/testing/tiers.ts';
import type { Page } from '#web/kit/page.ts';
import { loadPage } from '../../web/app/pages.ts';
import { formsIn } from './testing/forms.ts';
import { faultsOfDocument, hostileNames, hostileTexts } from './testing/hostile-texts.ts';
import { addressesIn, publicPages } from './testing/public-pages.ts';

const { database, context } = await testDatabase();
const people = await createPeople(database);
const world = await createWorld(database, context(), people);
const app = await publicPages(database);
afterAll(() => app.close());

const send = (url: string, form: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(form).toString(),
  });

describe.each(addressesIn(people, world))('%s', (id, address) => {
  const [path, query] = address.split('?') as [string, string?];

  test('is rendered whole, whatever its address contains', async () => {
    const { page } = (await loadPage(id as RouteId)) as { page?: Page };
    const faults: string[] = [];
    const look = async (what: string, url: string) => {
      const answer = await app.inject(url);
      faults.push(...faultsOfDocument(answer).map((fault) => `${what}: ${fault}`));
    };
    const parameters = page?.parameters ?? [];
    const texts = Object.entries(parameters.length > 0 ? hostileTexts : hostileNames);
    for (const [what, text] of sample(texts, 2, `${id} query`)) {
      const said = new URLSearchParams(query);
      for (const name of parameters) said.set(name, text);
      await look(`${what} in the query`, `${path}?${said}&${encodeURIComponent(text.toWellFormed())}=1`.slice(0, 9000));
    }
    for (const [what, text] of sample(Object.entries(hostileNames), 1, `${id} path`))
      await look(`${what} in the path`, path.replace(/[^/]+$/, encodeURIComponent(text.toWellFormed().slice(0, 2000))));
    await look('half a character in the query', `${path}?q=%ED%A0%80&after=%C3%28`);
    expect(faults).toEqual([]);
  });

  test('answers any text in its forms with a whole page that shows none of it unescaped', async () => {
    const forms = formsIn((await app.inject(address)).body);
    const faults: string[] = [];
    for (const { form, typed } of forms) {
      for (const [what, text] of sample(Object.entries(hostileTexts), 2, `${id} forms`)) {
        const everywhere = { ...form, ...Object.fromEntries(typed.map((name) => [name, text])) };
        const answer = await send(address, everywhere);
        faults.push(...faultsOfDocument(answer).map((fault) => `${what} everywhere: ${fault}`));
      }
      for (const name of Object.keys(form))
        for (const [what, text] of sample(Object.entries(hostileNames), 1, `${id} ${name}`)) {
          const one = await send(address, { ...form, [name]: text });
          faults.push(...faultsOfDocument(one).map((fault) => `${what} as ${name}: ${fault}`));
        }
    }
    expect(faults).toEqual([]);
  });
});
