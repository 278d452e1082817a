import { describe, expect, test } from 'vitest';
import { searchLocations, stateOf } from '#common/countries.ts';
import { readSearch, type SearchSaid } from '#common/search/search.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { type Json, request } from '#server/graphql/testing/request.ts';
import { createAgency, createRecruiter } from '../profiles/profiles.factories.ts';
import { isRare, readCommonness } from './commonness.queries.ts';
import { facetOf, facetValues } from './facets.ts';
import { type Found, searchEntries } from './search.queries.ts';
import { searchProfiles } from './search.ts';
import { queryOfWords, readTypedWords } from './words.queries.ts';

const { database, context } = await testDatabase();
const find = (said: SearchSaid) => searchProfiles(context(), readSearch(said));

/** Names of the results, in order. */
async function names(said: SearchSaid): Promise<string[]> {
  const { results } = await find(said);
  const ids = results.map(({ id }) => id);
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    'select id, name from recruiters where id = any($1) union select id, name from agencies where id = any($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)!.name);
}

const countsOf = async (said: SearchSaid, filter: string) => {
  const { facets } = await find(said);
  return Object.fromEntries(facets.flatMap(({ name, value, count }) => (name === filter ? [[value, count]] : [])));
};

describe('words', () => {
  test('in a name are found despite typos, and exact ones come before similar ones', async () => {
    await createRecruiter(database, {
      name: 'Zinnia Harrowgate',
      location: 'Melbourne',
      postcode: '3121',
      specialities: ['construction'],
    });
    await createRecruiter(database, { name: 'Joanna Threlfall' });
    await createRecruiter(database, { name: 'John Cadwallader' });
    for (const words of [
      'zinia',
      'harowgate',
      'Zínnia',
      'zinia harowgate 3121',
      'harr',
      'Zinnia Melborne',
      'zinia construcion',
    ])
      expect(await names({ words }), words).toContain('Zinnia Harrowgate');
    expect(await names({ words: 'zinnia auckland' })).toEqual([]);
    expect(await names({ words: 'joana' })).toEqual(['Joanna Threlfall']);
    expect(await names({ words: 'jhon' })).toContain('John Cadwallader');
    await createRecruiter(database, { name: 'Joana Pellow' });
    expect(await names({ words: 'joana' })).toEqual(['Joana Pellow']);
    expect(await names({ words: 'joana threlfall' })).toEqual(['Joanna Threlfall']);
  });

  test('in a text are found by their stems, and stop words are ignored', async () => {
    await createRecruiter(database, { name: 'Ottoline Marsh', about: 'I negotiated contracts for glassblowers.' });
    expect(await names({ words: 'the glassblower and negotiating' })).toEqual(['Ottoline Marsh']);
    expect(await names({ words: 'Ottoline\0Marsh' })).toEqual(['Ottoline Marsh']);
    expect(await names({ words: 'O\'Marsh\\ & | ! : * "' })).toEqual([]);
    expect((await find({ words: '&&& ---' })).total).toBe(0);
  });

  test.each(['UK', 'England', 'Scotland', 'great Britain', 'United Kingdom'])(
    'such as %s mean the whole country',
    async (place) => {
      const uk = { country: 'GB', location: 'Leeds' };
      const name = `Hortensia ${'abcdefgh'[place.length % 8]}underscore`;
      await createRecruiter(database, { name, ...uk });
      expect(await names({ words: `${name} ${place}` })).toEqual([name]);
      expect(await names({ words: name, country: place })).toEqual([name]);
    },
  );

  test('find the same whether all matches are read or only as many as needed', async () => {
    for (const name of ['Peregrine Ashdown', 'Peregrine Birch', 'Peregrine Cole'])
      await createRecruiter(database, { name });
    const commonness = { ...(await readCommonness(database)), entries: 1000 };
    const wanted = queryOfWords(await readTypedWords(database, 'peregrine'), commonness);
    const search = readSearch({ words: 'peregrine' });
    const found = [0, 1].map((share) =>
      searchEntries(database, { search, words: { ...wanted, share }, userId: null, commonness }, { countedAtMost: 2 }),
    );
    const [rare, common] = await Promise.all(found);
    expect(rare).toEqual(common);
    expect([rare!.total, rare!.isBounded]).toEqual([2, true]);
  });

  test("are rare according to Postgres's statistics of documents, or of names; a word that is also a place never is", async () => {
    for (let at = 0; at < 30; at++)
      await createRecruiter(database, { name: `Barnaby ${'x'.repeat(at + 3)}`, location: 'Gawler' });
    await database.pool.query('analyze search_entries');
    const commonness = await readCommonness(database);
    const shareOf = async (text: string, among?: 'names') =>
      queryOfWords(await readTypedWords(database, text), commonness, { among: among ?? 'documents' }).share;
    const [barnaby, gawler, gawlerInNames] = await Promise.all([
      shareOf('barnaby'),
      shareOf('gawler'),
      shareOf('gawler', 'names'),
    ]);
    expect(barnaby).toBeGreaterThan(0.1);
    expect(gawler).toBeCloseTo(barnaby, 5);
    expect(gawlerInNames).toBeLessThan(0.05);
    expect(await shareOf('2000')).toBe(1);
    expect(isRare(0.007, 1_000_000, 501)).toBe(true);
    expect(isRare(0.12, 1_000_000, 501)).toBe(false);
    expect(isRare(0, 0, 501)).toBe(true);
    expect(isRare(1, 0, 501)).toBe(false);
  });

  test('that are postcodes are not typos of another', async () => {
    await createRecruiter(database, { name: 'Capability Greene', location: 'Canberra', postcode: '2600' });
    const found = await find({ words: 'capability 2601' });
    expect([found.total, found.didYouMean]).toEqual([1, undefined]);
  });

  test('say why something was found', async () => {
    const agency = await createAgency(database, { name: 'Ferngully Search' });
    await createRecruiter(database, {
      name: 'Perpetua Quince',
      agency_id: agency.id,
      postcode: '3121',
      location: 'Richmond',
      specialities: ['legal'],
      about: 'Barristers mostly.',
    });
    const why = async (words: string) =>
      (await find({ words, type: 'recruiter' })).results[0]?.matches.map(
        (match) => `${match.typed} ${match.in} ${match.word} ${match.isExact}`,
      );
    expect(await why('perpetua')).toEqual(['perpetua name perpetua true']);
    expect(await why('perpetau 3141 legal')).toEqual([
      'perpetau name perpetua false',
      '3141 place place3000 true',
      'legal speciality legal true',
    ]);
    expect(await why('ferngully barrister')).toEqual([
      'ferngully agency ferngully true',
      'barrister text barrist true',
    ]);
  });

  test('that occur nowhere come with a suggestion', async () => {
    await createRecruiter(database, { name: 'Thaddeus Brockenhurst' });
    expect((await find({ words: 'tadeus brokenhurst' })).didYouMean).toBe('thaddeus brockenhurst');
    expect((await find({ words: 'thaddeus' })).didYouMean).toBeUndefined();
    expect((await find({ words: 'brock' })).didYouMean).toBeUndefined();
  });

  test('from a removed profile are not suggested any more', async () => {
    const { id } = await createRecruiter(database, { name: 'Wilhelmina Gone' });
    expect((await readTypedWords(database, 'wilhelmnia'))[0]!.alike).toContain('wilhelmina');
    await database.pool.query('delete from recruiters where id = $1', [id]);
    expect((await readTypedWords(database, 'wilhelmnia'))[0]!.alike).toEqual([]);
    expect(await names({ words: 'Wilhelmina' })).toEqual([]);
  });
});

describe('agencies', () => {
  test('are found with recruiters or alone, once they are approved, and never before', async () => {
    const agency = await createAgency(database, { name: 'Nettlebed Partners', is_approved: false });
    await createRecruiter(database, { name: 'Una Nettlebed', agency_id: agency.id });
    expect(await names({ words: 'nettlebed' })).toEqual(['Una Nettlebed']);
    await database.pool.query('update agencies set is_approved = true where id = $1', [agency.id]);
    expect((await names({ words: 'nettlebed' })).sort()).toEqual(['Nettlebed Partners', 'Una Nettlebed']);
    expect(await names({ words: 'nettlebed', type: 'agency' })).toEqual(['Nettlebed Partners']);
    expect(await names({ words: 'nettlebed', type: 'recruiter' })).toEqual(['Una Nettlebed']);
    expect(await names({ words: 'una partners' })).toEqual(['Una Nettlebed']);
    await database.pool.query('update agencies set is_approved = false where id = $1', [agency.id]);
    expect(await names({ words: 'partners nettlebed' })).toEqual([]);
  });

  test('are where their recruiters are, with their specialities, and follow them', async () => {
    const agency = await createAgency(database, { name: 'Ploverdale', country: 'AU', location: 'Hobart' });
    const wanted = { words: 'ploverdale', type: 'agency' };
    expect(await names({ ...wanted, postcode: '7000' })).toEqual(['Ploverdale']);
    expect(await names({ ...wanted, claim: 'claimed' })).toEqual([]);
    const { id } = await createRecruiter(database, {
      agency_id: agency.id,
      specialities: ['mining-and-resources'],
      role_types: ['temp'],
      postcode: '6000',
    });
    const narrowed = { ...wanted, speciality: ['mining-and-resources'], postcode: '6005', claim: 'claimed' };
    expect(await names({ ...narrowed, roleType: ['Contract'] })).toEqual(['Ploverdale']);
    expect(await names({ words: 'ploverdale mining' })).toContain('Ploverdale');
    await database.kysely
      .updateTable('recruiters')
      .set({ specialities: ['legal'] })
      .where('id', '=', id)
      .execute();
    expect(await names(narrowed)).toEqual([]);
    await database.kysely.deleteFrom('recruiters').where('id', '=', id).execute();
    expect(await names({ ...wanted, postcode: '6000' })).toEqual([]);
  });
});

describe('filters', () => {
  test('narrow by claim, kind of work, several specialities, and place; postcodes mean their states', async () => {
    const one = (name: string, rest: object) =>
      createRecruiter(database, { name: `${name} Filterby`, country: 'SG', ...rest });
    await one('Ada', { specialities: ['legal'], role_types: ['temp'] });
    await one('Bea', { specialities: ['engineering', 'legal'], role_types: ['permanent'] });
    await one('Cy', { specialities: ['rec2rec'], is_claimed: false, source: 'A public register' });
    await one('Dee', { country: 'AU', postcode: '2601' });
    await one('Eve', { country: 'AU', postcode: '2000' });
    const found = async (said: SearchSaid) =>
      (await names({ words: 'filterby', ...said }))
        .map((name) => name[0])
        .sort()
        .join('');
    expect(await found({})).toBe('ABCDE');
    expect(await found({ country: 'SG' })).toBe('ABC');
    expect(await found({ speciality: ['legal'] })).toBe('AB');
    expect(await found({ speciality: ['legal', 'rec2rec'] })).toBe('ABC');
    expect(await found({ speciality: ['legal', 'rec2rec'], roleType: ['Contract', 'Fixed-term'] })).toBe('A');
    expect(await found({ claim: 'unclaimed' })).toBe('C');
    expect(await found({ postcode: '2600' })).toBe('D');
    expect(await found({ country: 'AU', postcode: '2650' })).toBe('E');
    expect(await found({ country: 'SG', postcode: '2000' })).toBe('ABC');
    expect(
      await found({ type: 'unheard of', claim: 'x', roleType: ['x'], speciality: ['x'], sort: 'x', page: -3 }),
    ).toBe('ABCDE');
  });

  test('have counts that respect the others, with and without words', async () => {
    const country = 'HK';
    const one = (rest: object) => createRecruiter(database, { name: 'Hilary Countaway', country, ...rest });
    await one({ specialities: ['legal', 'engineering'], role_types: ['temp', 'permanent'] });
    await one({ specialities: ['legal'], role_types: ['temp'], is_claimed: false, source: 'A register' });
    const last = await one({ specialities: ['engineering'] });
    for (const words of [undefined, 'countaway']) {
      expect(await countsOf({ words, country }, 'speciality')).toEqual({ legal: 2, engineering: 2 });
      expect(await countsOf({ words, country }, 'role')).toEqual({ temp: 2, permanent: 1 });
      expect(await countsOf({ words, country, speciality: ['legal'] }, 'claim')).toEqual({ claimed: 1, unclaimed: 1 });
      expect(await countsOf({ words, country, speciality: ['legal'] }, 'speciality')).toEqual({
        legal: 2,
        engineering: 2,
      });
      expect(await countsOf({ words, country, speciality: ['legal', 'engineering'] }, 'role')).toEqual({
        temp: 2,
        permanent: 1,
      });
      expect(await countsOf({ words, country, claim: 'unclaimed' }, 'kind')).toEqual({ recruiter: 1 });
      expect((await find({ words, country, speciality: ['legal', 'engineering'] })).total).toBe(3);
      expect((await find({ words, country, claim: 'claimed' })).total).toBe(2);
    }
    await database.kysely.updateTable('recruiters').set({ country: 'GB' }).where('id', '=', last.id).execute();
    expect(await countsOf({ country }, 'speciality')).toEqual({ legal: 2, engineering: 1 });
    expect(await countsOf({ country: 'GB' }, 'speciality')).toEqual({ engineering: 1 });
  });

  test('find the same with both of their indexes, whatever is common', async () => {
    const one = (name: string, rest: object) => createRecruiter(database, { name, country: 'NZ', ...rest });
    await one('Ann Bitwise', { specialities: ['legal', 'other'], role_types: ['temp'] });
    await one('Bob Bitwise', { specialities: ['waste-industry'], role_types: ['permanent'] });
    await one('Cat Bitwise', {
      specialities: ['construction'],
      role_types: ['temp'],
      is_claimed: false,
      source: 'A register',
    });
    const all = new Map(facetValues.map((one) => [facetOf(one), 0.9]));
    const ways = [new Map(), all].map((facets) => ({ entries: 1_000_000, documents: all, names: all, facets }));
    const found = (said: SearchSaid) =>
      Promise.all(
        ways.map((commonness) =>
          searchEntries(database, {
            search: readSearch({ country: 'NZ', ...said }),
            words: null,
            userId: null,
            commonness,
          }),
        ),
      );
    const inOneOrder = ({ facets, ...rest }: Found) => ({
      ...rest,
      facets: new Set(facets.map((one) => JSON.stringify(one))),
    });
    const several = { speciality: ['legal', 'waste-industry', 'construction'], roleType: ['Contract', 'Permanent'] };
    for (const [total, said] of [
      [3, several],
      [2, { ...several, claim: 'claimed' }],
      [1, { ...several, roleType: ['Permanent'], sort: 'reviews' }],
      [1, { speciality: ['legal', 'waste-industry'], roleType: ['Contract'], type: 'recruiter' }],
      [0, { ...several, type: 'agency' }],
    ] as const) {
      const [byFacets, byBits] = await found(said);
      expect(inOneOrder(byBits!)).toEqual(inOneOrder(byFacets!));
      expect(byBits!.total).toBe(total);
    }
  });

  test('know the state of every postcode, the same in code and database', async () => {
    const { rows } = await database.pool.query<{ postcode: string; state: string | null }>(
      `select p as postcode, search_state('AU', p, '') as state from (select lpad(n::text, 4, '0') as p from generate_series(0, 9999) n) n`,
    );
    expect(rows.filter(({ postcode, state }) => (stateOf(postcode)?.postcode ?? null) !== state)).toEqual([]);
    for (const { postcode } of searchLocations.AU) expect(stateOf(postcode)?.postcode).toBe(postcode);
    expect(['2600', '2612', '2619', '3121'].map((postcode) => stateOf(postcode)?.state)).toEqual([
      'ACT',
      'ACT',
      'NSW',
      'Victoria',
    ]);
  });
});

describe('results', () => {
  test('are ordered by relevance, by score, or by the number of reviews', async () => {
    await createRecruiter(database, { name: 'Low Orderly', score_rank: '3.1', review_count: 90 });
    await createRecruiter(database, { name: 'High Orderly', score_rank: '4.4', review_count: 12 });
    await createRecruiter(database, { name: 'Orderly Like', about: 'orderly', score_rank: '3.0', review_count: 40 });
    expect(await names({ words: 'orderly', sort: 'score' })).toEqual(['High Orderly', 'Low Orderly', 'Orderly Like']);
    expect(await names({ words: 'orderly', sort: 'reviews' })).toEqual(['Low Orderly', 'Orderly Like', 'High Orderly']);
    expect((await names({ words: 'orderly' }))[0]).toBe('Orderly Like');
  });

  test('are counted up to a limit, and say so only when there is one more', async () => {
    for (const name of ['Ada Cobblepot', 'Ben Cobblepot']) await createRecruiter(database, { name });
    const search = readSearch({ words: 'cobblepot', speciality: [] });
    const commonness = await readCommonness(database);
    const words = queryOfWords(await readTypedWords(database, 'cobblepot'), commonness);
    const found = () => searchEntries(database, { search, words, userId: null, commonness }, { countedAtMost: 2 });
    expect(await found()).toMatchObject({ total: 2, isBounded: false });
    await createRecruiter(database, { name: 'Cy Cobblepot' });
    expect(await found()).toMatchObject({ total: 2, isBounded: true });
    expect((await found()).facets.find(({ name }) => name === 'kind')).toMatchObject({ isBounded: true });
  });

  test('come in pages of twenty; a page past the last is empty, and still says how many there are', async () => {
    for (let at = 0; at < 21; at++) await createRecruiter(database, { name: `Number${at} Pagesworth` });
    const fields = '{ total page pages results { recruiter { name } matches { in } } }';
    const page = async (number: number) =>
      (await request(context(), `{ search(words: "Pagesworth", page: ${number}) ${fields} }`)).data['search']!;
    expect(await page(1)).toMatchObject({ total: 21, page: 1, pages: 2 });
    expect((await page(2))['results']).toHaveLength(1);
    expect(await page(9)).toMatchObject({ total: 21, pages: 2, results: [] });
    expect((await page(1))['results']).toHaveLength(20);
    const unnarrowed = await find({});
    expect(unnarrowed.total).toBeGreaterThan(21);
    expect(unnarrowed.results).toHaveLength(20);
  });

  test('are read through their profile, recruiter or agency', async () => {
    const agency = await createAgency(database, { name: 'Quillfeather Union' });
    await createRecruiter(database, { name: 'Ora Quillfeather', agency_id: agency.id });
    const { data, errors } = await request(
      context(),
      '{ search(words: "quillfeather") { results { recruiter { name agency { name } } agency { name } } } }',
    );
    expect(errors).toBeUndefined();
    const results = data['search']!['results'] as unknown as Json[];
    expect(results.map((one) => (one['recruiter'] ?? one['agency'])!['name']).sort()).toEqual([
      'Ora Quillfeather',
      'Quillfeather Union',
    ]);
  });
});
