/** A person's name, read: `given` and `surname` are '' where they cannot be told for certain. */
export interface PersonName {
  /** The whole name in speaking order, without titles, letters after the name and nicknames: 'Dana Lee Price'. */
  readonly plain: string;
  /** The first given name; '' when the text may hold none. */
  readonly given: string;
  readonly surname: string;
  /** How to address the person: 'Dana', or the plain name when the given names cannot be told from the rest. */
  readonly greeting: string;
}

/**
 * Reads a name as people and files write it: 'Dana Price', 'Price, Dana', 'PRICE Dana', 'Dr. Dana (Dee) Price, PhD'.
 * Written here because the libraries that parse names take an unknown 'MBA' for a surname and 'Ma' for a degree, and
 * what they get wrong would be published. When a text allows two readings, it says less.
 */
export function readName(text: string): PersonName {
  const whole = tidy(text);
  const [first = [], ...others] = partsOf(whole);
  const named = others.filter((words) => words.length > 0);
  if (whole.includes('@') || first.length === 0 || named.length > 1) return unsure(whole);
  const [given] = named;
  if (given) return inOrder(given, first, true);
  if (first.length === 1) return alone(first[0]!, whole);
  if (isShouted(first[0]!) && !first.slice(1).some(isShouted)) return inOrder(first.slice(1), first.slice(0, 1), true);
  // 'Dana Lee MRICS': a surname in capitals, or letters after the name that we do not know.
  const isOdd = first.length > 2 && isShouted(first.at(-1)!) && !first.slice(0, -1).some(isShouted);
  return isOdd ? { ...inOrder(first, [], false), greeting: first[0]! } : inOrder(first.slice(0, -1), first.slice(-1));
}

/** 'Hello Dana,' for 'Dana Price' and 'Price, Dana'; 'Hello,' without a name. */
export function helloTo(name: string | null | undefined): string {
  const { greeting } = readName(name ?? '');
  return greeting ? `Hello ${greeting},` : 'Hello,';
}

/** 'Dana P.' for 'Price, Dana'; the given name alone when the surname is unsure, and '' when both are. */
export function firstNameAndInitial(text: string): string {
  const { given, surname } = readName(text);
  const initial = initialOf(surname);
  return given && initial ? `${given} ${initial}.` : given;
}

/** Every word of a name that may identify the person, without titles, letters after the name and punctuation. */
export const wordsOfName = (text: string): string[] => partsOf(tidy(text)).flat();

const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

const unsure = (whole: string): PersonName => ({ plain: whole, given: '', surname: '', greeting: whole });

function inOrder(given: readonly string[], surname: readonly string[], isTold = given.length === 1): PersonName {
  return {
    plain: [...given, ...surname].join(' '),
    given: given[0]!,
    surname: surname.join(' '),
    greeting: (isTold ? given : [...given, ...surname]).join(' '),
  };
}

/** A single word is what people call somebody, except behind a title ('Ms Price') or in scripts without spaces. */
function alone(word: string, whole: string): PersonName {
  const isSurname = titles.has(bare(whole.split(' ')[0]!)) && whole.includes(' ');
  if (isSurname || /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{2,}$/u.test(word)) return unsure(whole);
  return { plain: word, given: word, surname: '', greeting: word };
}

/** The words of each part between commas, without what is no name. Parts of only letters after a name are left out. */
function partsOf(whole: string): string[][] {
  const plain = whole
    .replaceAll(/[([{<（].*?(?:[)\]}>）]|$)/gu, ' ')
    .replaceAll(/(?<=^|\s)(?:"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*')(?=\s|,|$)/gu, ' ')
    .replaceAll(/(?<=\p{L}{2})[._](?=\p{L}{2})/gu, ' ')
    .replace(/\s(?:[-–—|/•·&+]|and|aka)\s.*$/iu, '');
  const isLoud = !/\p{Ll}/u.test(plain);
  return plain.split(/[,;،，、]/u).map((part, at) => {
    const words = part.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
    while (words.length > 1 && titles.has(bare(words[0]!))) words.shift();
    const least = at === 0 ? 1 : 0;
    while (words.length > least && isSuffix(words.at(-1)!, words.length + at, isLoud)) words.pop();
    if (at > 0 && !isLoud && words.length > 0 && words.every((word) => isShouted(word) && !whole.startsWith(part)))
      return [];
    return words;
  });
}

/** Letters that are also surnames ('Ma', 'Do') count only in capitals, beside a name in small letters. */
function isSuffix(word: string, place: number, isLoud: boolean): boolean {
  if (!alsoSurnames.has(bare(word))) return suffixes.has(bare(word));
  return place > 2 && !isLoud && !/\p{Ll}/u.test(word);
}

const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** A word in capitals, as some write surnames: 'PRICE'. 'JP' and 'AJ' are given names. */
const isShouted = (word: string): boolean => /^[\p{Lu}\p{M}'’-]{3,}$/u.test(word);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter of a name in upper case, whole with its accents; particles such as 'de la' are skipped. */
function initialOf(name: string): string {
  const words = name.split(' ');
  const main = words.find((word) => !particles.has(word.toLowerCase())) ?? words[0]!;
  const letter = [...graphemes.segment(main)].map(({ segment }) => segment).find((sign) => /^\p{L}/u.test(sign)) ?? '';
  const upper = letter.toLocaleUpperCase('en-US');
  return [...graphemes.segment(upper)].length > 1 ? letter : upper;
}

const setOf = (words: string) => new Set(words.split(' '));
const titles = setOf(
  `mr mrs ms miss mx messrs dr doctor prof professor sir dame madam mdm rev reverend fr hon honourable honorable
   judge justice lord lady capt captain lt col sgt maj gen cmdr herr frau mme mlle monsieur madame sr sra srta señor
   señora dott ir`.replaceAll(/\s+/g, ' '),
);
const suffixes = setOf(
  `jr jnr junior sr snr senior ii iii iv phd dphil edd dba mba emba bsc msc bcom mcom beng meng bed med llb llm bba mphil
   mpa mph mfa bfa bcompt cpa ca acca fcca aca fca cfa cma cima acma fcma cia cisa cissp pmp prince mcipd fcipd acipd
   cipd cahri fcphr phr sphr shrm shrmcp shrmscp gaicd maicd faicd rn rgn rm mbbs mbchb frcs frcp mrcp fracs fracgp
   fracp dds dmd dvm pharmd esq qc kc sc oam ao ac obe mbe cbe kbe dbe pe ceng ieng pgce pgdip dip frsa mrics frics
   retd cpeng fieaust mieaust ret acsm crp csp mrcsa frcsa fcpa ips jp`.replaceAll(/\s+/g, ' '),
);
const alsoSurnames = setOf('ma ba do md jd ca ac ao sc rn rm pe med bed cia prince dip jp ret kc qc v vi');
const particles = setOf(
  'de del della der den di da do dos das du la le van von zu zur ter ten bin ibn al el y e af av',
);
