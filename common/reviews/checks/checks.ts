import { readName } from '../../person-names.ts';
import { contactDetailsIn } from './contact-details.ts';
import { type RiskSignal, riskSignals } from './signals.ts';

/**
 * Signals about the sender and the manner of sending, which no edit of the text removes. They stay until a moderator
 * decides.
 */
const senderSignals: readonly string[] = [
  'agency_address',
  'disposable_address',
  'recruiter_device',
  'many_from_network',
  'sent_too_fast',
];

/** The signals of an earlier version that also apply to its author's next one. */
export const lastingSignals = (signals: readonly string[]): RiskSignal[] =>
  riskSignals.filter((signal) => senderSignals.includes(signal) && signals.includes(signal));

/** Whom a text should not mention, and whom it may. */
export interface KnownNames {
  /** Full names from the placement and the agency: matched in full, or by last name after a title or an initial. */
  names?: readonly string[];
  /** Single names, each of which identifies somebody. */
  partsOfNames?: readonly string[];
  /** Full names that are allowed, such as the reviewed recruiter's. */
  mayBeNamed?: readonly string[];
}

/** The signals found in a text. */
export function checkText(
  text: string,
  { names = [], partsOfNames = [], mayBeNamed = [] }: KnownNames = {},
): RiskSignal[] {
  const plain = text.normalize('NFKC');
  const found: [RiskSignal, boolean][] = [
    ['alleges_crime', crime.test(plain)],
    ['alleges_discrimination', discrimination.test(plain) || exclusion.test(plain)],
    [
      'names_person',
      names.some((name) => mentions(plain, name)) ||
        partsOfNames.some((part) => standsAsName(plain, part.normalize('NFKC'))) ||
        introducesSomebody(plain, mayBeNamed),
    ],
  ];
  return [...found.filter(([, isFound]) => isFound).map(([signal]) => signal), ...contactDetailsIn(text)];
}

const crime =
  /\b(?:fraud(?:s|ulent|ster)?|scam(?:s|mer|mers|med|ming)?|steal(?:s|ing)?|stole|stolen|theft|thie(?:f|ves)|brib(?:e|es|ed|ery|ing)|blackmail(?:ed|ing)?|extort(?:ed|ion|ing)?|criminals?|crimes?|illegal(?:ly)?|unlawful(?:ly)?|embezzl\w+|launder(?:ed|ing)?|forg(?:ed|ery)|falsif\w+|(?:sexual(?:ly)? )(?:harass\w*|assault\w*|abus\w*)|assaulted|raped?|threaten(?:ed|ing)? (?:me|to)|kickbacks?|slave(?:ry)?|trafficking|con ?(?:man|artist)|ponzi|pyramid scheme|swindl\w+|punch(?:ed|es|ing) (?:a|me|him|her|them|my|his|the)|beat(?:s|en|ing)? (?:up|him|her|them|(?:a|my|his|the) (?:colleague|candidate|employee|worker|wom[ae]n|m[ae]n|girl|boy|person)))\b/i;

const discrimination =
  /\b(?:discriminat(?:e|es|ed|ing|ion|ory)|racis[tm]s?|sexis[tm]s?|ageis[tm]s?|homophobi\w+|transphobi\w+|islamophobi\w+|antisemiti\w+|anti-semiti\w+|xenophobi\w+|misogyn\w+|bigot(?:s|ed|ry)?|(?:because|due to|on account) (?:of )?(?:I am|I'm|my|being|her|his|their) (?:too )?(?:age|race|gender|sex|religion|accent|skin|disability|pregnan\w+|old|black|asian|muslim|gay|female))\b/i;

const groups =
  '(?:white|black|asian|indian|chinese|muslims?|jews?|jewish|christians?|arabs?|africans?|aboriginal|m[aā]ori|wom[ae]n|m[ae]n|mothers?|pregnant|gay|lesbian|trans(?:gender)?|disabled|(?:old|older|young|younger) people|foreigners?|im?migrants?)';
const exclusion = new RegExp(
  String.raw`\b(?:only|never|not|don['’]t|won['’]t|refuse to)\b[^.!?]{0,20}\b(?:hires?|wants?|takes?|employs?|interviews?|places?|considers?)\b[^.!?]{0,12}\b${groups}\b|\b${groups}\b[^.!?]{0,20}\b(?:not|never|un)[ -]?(?:wanted|welcome|hired|considered|taken)\b`,
  'iu',
);

function mentions(text: string, name: string): boolean {
  const parts = wordsOf(readName(name.normalize('NFKC')).plain.toLowerCase());
  const [first, last] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || !first || !last) return false;
  const words = wordsOf(text.toLowerCase());
  const isWhole = (at: number) => parts.every((part, offset) => words[at + offset] === part);
  const isLast = (at: number) => words[at + 1] === last && (titles.has(words[at]!) || words[at] === first[0]);
  return words.some((_, at) => isWhole(at) || isLast(at));
}

/** A name on its own, spelled as a name: 'Price' and 'PRICE' count, 'price' does not. */
const standsAsName = (text: string, part: string): boolean =>
  wordsOf(text).some((word) => word.toLowerCase() === part.toLowerCase() && /^\p{Lu}/u.test(word));

/** Whether somebody unknown is named: after a title ('Ms Okoro') or a role ('my boss Ana'). */
function introducesSomebody(text: string, mayBeNamed: readonly string[]): boolean {
  const known = new Set(mayBeNamed.flatMap((name) => wordsOf(name.normalize('NFKC').toLowerCase())));
  return [...text.matchAll(introduction)].some(({ groups }) => {
    const [name] = wordsOf((groups?.['titled'] ?? groups?.['introduced'] ?? '').toLowerCase());
    return name !== undefined && !known.has(name);
  });
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof']);
const introduction =
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?\s+(?<titled>\p{Lu}[\p{L}'’-]+)|\b(?:[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er|[Tt]he)\s(?:[a-z]+\s)?(?:manager|boss|colleague|director|supervisor|coworker|co-worker|team lead|owner|founder)\s(?:called\s|named\s)?(?<introduced>\p{Lu}[\p{L}'’-]+)/gu;

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).map((word) => word.replace(/['’]s$/i, ''));
