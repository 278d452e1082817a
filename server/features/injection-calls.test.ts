import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { searchSuggestionsUrl } from '#common/urls.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { leavePartsUnread } from '#server/http/parts.ts';
import { KeptPages } from '#server/pages/kept-pages.ts';
import { versionsIn } from '#server/pages/versions.ts';
import { sample } from '#server/testing/tiers.ts';
import { companyNameRoutes } from './accounts/companies/company-names.http.ts';
import { registrationRoutes } from './accounts/registration/registration.http.ts';
import { sessionRoutes } from './accounts/session/session.http.ts';
import { formOf, logo, typed } from './accounts/testing/registration.ts';
import { leastWork } from './accounts/testing/session-app.ts';
import { suggestionRoutes } from './search/suggestions.http.ts';
import { pictureRoutes } from './sharing/pictures.http.tsx';
import { sitemapRoutes } from './sharing/sitemaps.http.ts';
import { hostileTexts, insides } from './testing/hostile-texts.ts';
import { faultsOfRow } from './testing/kept-texts.ts';

const { database } = await testDatabase();
const { kysely } = database;
const app = Fastify({ bodyLimit: 2_000_000 });
app.decorate('database', database);
await app.register(formbody);
leavePartsUnread(app);
await app.register(sessionRoutes, { captchaWork: leastWork });
await app.register(registrationRoutes);
await app.register(companyNameRoutes);
await app.register(suggestionRoutes);
await app.register(pictureRoutes, { kept: new KeptPages(versionsIn(database)) });
await app.register(sitemapRoutes, {});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

/** What is wrong with a response: it failed, or it reveals internals. */
async function faultsOf(what: string, answer: Response): Promise<string[]> {
  const body = await answer.text();
  const said = insides.exec(body);
  return [
    ...(answer.status >= 500 ? [`${what}: ${answer.status} ${body.slice(0, 200)}`] : []),
    ...(said ? [`${what}: says ${said[0]}`] : []),
  ];
}
const get = (path: string) => fetch(origin + path, { redirect: 'manual' });
const post = (path: string, body: FormData | URLSearchParams) => fetch(origin + path, { method: 'POST', body });
/** As a browser sends them, with lone surrogates replaced. */
const texts = Object.entries(hostileTexts).map(([what, text]) => [what, text.toWellFormed()] as const);

const calls = {
  '/login/login_check': { _username: 'una@gumnut.example', _password: typed.password, captcha: '' },
  '/login/token': { token: 'unknown' },
  '/login/reset_password': { _username: 'una@gumnut.example', captcha: '' },
  '/login/new_password': { token: 'unknown', _password: typed.password },
  '/token/refresh': { refresh_token: 'unknown' },
  '/logout': { refresh_token: 'unknown' },
};

test.each(Object.entries(calls))(
  "%s handles any text as a field, or as a field's name",
  async (path, fields) => {
    const faults: string[] = [];
    const send = async (what: string, form: Readonly<Record<string, string>>) => {
      await kysely.deleteFrom('login_failures').execute();
      faults.push(...(await faultsOf(what, await post(path, new URLSearchParams(form)))));
    };
    for (const [what, text] of sample(texts, 2, path)) await send(`${what} as a name`, { [text]: '1' });
    for (const name of Object.keys(fields))
      for (const [what, text] of sample(texts, 2, `${path} ${name}`))
        await send(`${what} as ${name}`, { ...fields, [name]: text });
    expect(faults).toEqual([]);
  },
  60_000,
);

test('an employer registers with any text, or is told which fields are wrong; what is stored is whole', async () => {
  const faults: string[] = [];
  let [tried, rows] = [0, 0];
  for (const name of ['name', 'email', 'password', 'country', 'company', 'website', 'terms', 'logo'] as const)
    for (const [index, [what, text]] of sample([...texts.entries()], 3, name)) {
      tried++;
      await kysely.deleteFrom('login_failures').execute();
      const form =
        name === 'logo'
          ? formOf({ ...typed, email: `logo-${index}@gumnut.example` }, { bytes: logo, name: text, type: 'image/png' })
          : formOf({ ...typed, email: `${name}-${index}@gumnut.example`, [name]: text });
      faults.push(...(await faultsOf(`${what} as ${name}`, await post('/register', form))));
      const kept = await takeKept();
      rows += kept.length;
      faults.push(...kept.flatMap((row) => faultsOfRow(row, text)).map((fault) => `${what} as ${name}: ${fault}`));
    }
  expect(faults).toEqual([]);
  expect(rows).toBeGreaterThan(tried / 8);
}, 120_000);

/** The rows that a registration created. Deletes them. */
async function takeKept() {
  const kept = [];
  for (const table of ['registrations', 'mails'] as const) {
    const rows = await kysely.selectFrom(table).selectAll().execute();
    kept.push(...rows.map((row) => ({ table: `public.${table}`, row })));
    await kysely.deleteFrom(table).execute();
  }
  return kept;
}

const looked = (text: string) => {
  const said = encodeURIComponent(text)
    .slice(0, 4000)
    .replace(/%.?$|%.$/, '');
  return [
    `${searchSuggestionsUrl()}?q=${said}`,
    `/company-names?q=${said}&q=${said}`,
    `/company-names?q=${said}`,
    `/job-categories?q=${said}`,
    `/login/captcha?purpose=${said}`,
    `/og/recruiter/${said}/1-1-1.png`,
    `/og/agency/demo/${said}.png`,
    `/og/${said}/demo/1-1-1.png`,
    `/og/site/${said}`,
    `/sitemaps/recruiters.xml?after=${said}`,
  ];
};

test('anything looked up by an address is found, or does not exist', async () => {
  const faults: string[] = [];
  for (const [what, text] of texts)
    for (const path of looked(text))
      faults.push(...(await faultsOf(`${what} in ${path.slice(0, 60)}`, await get(path))));
  for (const half of ['%C3%28', '%ED%A0%80', '%00', '%'])
    for (const path of looked('zq-half'))
      faults.push(...(await faultsOf(path, await get(path.replace('zq-half', half)))));
  expect(faults).toEqual([]);
});
