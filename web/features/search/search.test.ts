import { describe, expect, test } from 'vitest';
import { readSearch } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';
import { foldsOf } from './filter-folds.ts';
import { cutSpecialities } from './found-specialities.ts';
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

  const match = (place: string, word: string, typed = word, isExact = word === typed) => ({
    in: place,
    word,
    typed,
    isExact,
  });

  test('say why something matches, with names as they are written', () => {
    expect(whyFound([match('name', 'joana', 'joanna'), match('name', 'perez')], ['Joana Pérez', 'Acme'])).toEqual([
      'name like “Joana Pérez”',
    ]);
    expect(
      whyFound(
        [
          match('place', 'place3000', '3121', true),
          match('speciality', 'construction'),
          match('text', 'negoti', 'negotiating', true),
        ],
        ['Joana Pérez', 'Construction'],
      ),
    ).toEqual(['place “3121”', 'speciality “Construction”', 'profile text “negotiating”']);
  });

  test('do not repeat a name that was typed as it is, and name three reasons at most', () => {
    expect(whyFound([match('name', 'perez'), match('agency', 'acme')], ['Joana Pérez', 'Acme'])).toEqual([]);
    expect(
      whyFound(
        [
          match('name', 'joana', 'joanna'),
          match('agency', 'acme', 'akme'),
          match('place', 'sydney'),
          match('text', 'negoti', 'negotiating', true),
        ],
        ['Joana Pérez', 'Acme'],
      ),
    ).toEqual(['name like “Joana”', 'agency like “Acme”', 'place “sydney”']);
  });

  test('list the specialities that fit on a line, those searched for first, and count the others', () => {
    const all = ['construction', 'engineering', 'supply-chain-transport-and-logistics', 'legal', 'waste-industry'];
    expect(cutSpecialities(all, [])).toEqual({ shown: ['Construction', 'Engineering'], rest: 3 });
    expect(cutSpecialities(all, ['legal']).shown).toEqual(['Legal', 'Construction', 'Engineering']);
    expect(cutSpecialities(all.slice(2, 3), [])).toEqual({ shown: ['Supply Chain, Transport & Logistics'], rest: 0 });
  });
});

describe('the values of a filter', () => {
  const counts: Readonly<Record<string, string | undefined>> = { b: '0', d: '0', e: '1,204', f: '500+' };
  const folded = (values: string, atFirst?: number) => {
    const folds = foldsOf([...values], (value) => (value in counts ? counts[value] : '3'), atFirst);
    return folds.map((part) => part.join(''));
  };

  test('are folded away without matches', () => {
    expect(folded('abcdef')).toEqual(['acef', '', 'bd']);
    expect(folded('ab')).toEqual(['a', '', 'b']);
    expect(foldsOf(['a', 'b'], () => undefined)[0]).toEqual(['a', 'b']);
  });

  test('are folded away beyond the first, but not for a single one', () => {
    expect(folded('abcdefgh', 3)).toEqual(['ace', 'fgh', 'bd']);
    expect(folded('abcdef', 3)).toEqual(['acef', '', 'bd']);
  });
});
