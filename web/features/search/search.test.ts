import { describe, expect, test } from 'vitest';
import { readSearch } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';
import { changedUrl, searchIn, searchOf } from './search-address.ts';
import { chipsOf, describeFound, waysOn } from './search-words.ts';
import { whyFound } from './why-found.ts';

const whole = readSearch({
  words: 'joana',
  type: 'recruiter',
  claim: 'claimed',
  postcode: '3121',
  roleType: ['Contract', 'Permanent'],
  speciality: ['legal', 'construction'],
  favourites: 'first',
  sort: 'score',
  page: '3',
});

describe('the address of a search', () => {
  test('contains the whole search, in a fixed order, and can be read back', () => {
    const address = searchUrl(whole);
    expect(address).toBe(
      '/search?q=joana&type=recruiter&claim=claimed&country=AU&postcode=3121&roleType=Permanent&roleType=Contract&speciality=construction&speciality=legal&favourites=first&sort=score&page=3',
    );
    expect(searchIn(new URLSearchParams(address.split('?')[1]))).toEqual(whole);
    const query = {
      q: 'joana',
      speciality: 'legal,construction',
      roleType: 'Contract,Permanent',
      page: '3',
      sort: 'score',
    };
    const said = { ...query, type: 'recruiter', claim: 'claimed', postcode: '3121', favourites: 'first' };
    expect(searchOf({ query: said })).toEqual(whole);
  });

  test('leaves out defaults, and ignores unknown values', () => {
    expect(searchUrl({ type: 'all', claim: 'all', sort: 'relevance', words: ' ', page: 1, speciality: [] })).toBe(
      '/search',
    );
    const query = {
      q: ' ',
      type: 'all',
      claim: 'x',
      country: 'XX',
      postcode: '99',
      roleType: 'x',
      speciality: 'x,y',
      page: '-1',
    };
    expect(searchUrl(searchOf({ query }))).toBe('/search');
    expect(searchUrl(searchOf({ query: { country: 'NZ', postcode: '3121' } }))).toBe('/search?country=NZ');
  });

  test('starts at the first page after any change', () => {
    expect(changedUrl(readSearch({ words: 'joana', page: 3 }), { claim: 'claimed' })).toBe(
      '/search?q=joana&claim=claimed',
    );
  });
});

describe('search results in words', () => {
  test('say how many there are of what, and where counting stopped', () => {
    const found = { total: 1, isBounded: false };
    expect(describeFound(readSearch({}), { total: 12_431, isBounded: false })).toBe('12,431 recruiters and agencies');
    expect(describeFound(readSearch({ type: 'agency', words: 'ann' }), found)).toBe('1 agency for “ann”');
    expect(describeFound(readSearch({ type: 'recruiter', postcode: '3121' }), { total: 500, isBounded: true })).toBe(
      'More than 500 recruiters in Victoria (3121)',
    );
    expect(
      describeFound(readSearch({ speciality: ['legal', 'construction'], country: 'NZ' }), { ...found, total: 0 }),
    ).toBe('No recruiters or agencies in Construction or Legal · New Zealand');
  });

  test('name each active filter, with the search without it', () => {
    expect(chipsOf(whole).map(({ label }) => label)).toEqual([
      'Recruiters',
      'Construction',
      'Legal',
      'Victoria (3121)',
      'Permanent',
      'Contract',
      'Claimed',
      'Favourites first',
    ]);
    const place = chipsOf(readSearch({ words: 'x', postcode: '3000', page: 2 }))[0]!;
    expect(place).toEqual({ label: 'Victoria', href: '/search?q=x&country=AU' });
  });

  test('offer wider searches when nothing is found', () => {
    expect(waysOn(readSearch({ words: 'x', postcode: '3000' })).map(({ href }) => href)).toEqual([
      '/search?q=x',
      '/search?country=AU&postcode=3000',
      '/search?q=x&country=AU',
      '/search',
    ]);
    expect(waysOn(readSearch({ words: 'x' })).map(({ href }) => href)).toEqual(['/search']);
  });

  test('say why something matches, with names as they are written', () => {
    const match = (place: string, word: string, typed = word, isExact = word === typed) => ({
      in: place,
      word,
      typed,
      isExact,
    });
    expect(whyFound([match('name', 'joana', 'joanna'), match('name', 'perez')], ['Joana Pérez', 'Acme'])).toEqual([
      'name like “Joana” “Pérez”',
    ]);
    expect(
      whyFound(
        [
          match('place', 'place3000', '3121', true),
          match('speciality', 'construction'),
          match('text', 'negoti', 'negotiating', true),
        ],
        [],
      ),
    ).toEqual(['place “3121”', 'speciality “construction”', 'profile text “negotiating”']);
  });
});
