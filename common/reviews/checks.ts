/** Signals that put a review before a moderator. They only queue, they never reject. */
export const riskSignals = [
  'agency_address',
  'recruiter_device',
  'alike_text',
  'many_from_network',
  'disposable_address',
  'sent_too_fast',
  'dated_before_placement',
  'alleges_crime',
  'alleges_discrimination',
  'names_person',
  'contains_link',
  'contains_email',
  'contains_phone',
] as const;
export type RiskSignal = (typeof riskSignals)[number];

/** What a moderator reads for each signal. */
export const riskSignalLabels: Readonly<Record<RiskSignal, string>> = {
  agency_address: "The reviewer's address belongs to the agency",
  recruiter_device: 'Same device or network as the recruiter',
  alike_text: 'The text is nearly that of another review',
  many_from_network: 'Many reviews from one network within minutes',
  disposable_address: 'The address is a disposable one',
  sent_too_fast: 'Sent within seconds of opening',
  dated_before_placement: 'Dated before the placement',
  alleges_crime: 'The text alleges a crime',
  alleges_discrimination: 'The text alleges discrimination',
  names_person: 'The text names a person',
  contains_link: 'The text holds a link',
  contains_email: 'The text holds an e-mail address',
  contains_phone: 'The text holds a phone number',
};

/**
 * The signals that a text itself gives. `names` are full names of people known from the placement that the text should
 * not mention; the reviewed recruiter's own name is not one of them.
 */
export function checkText(text: string, { names = [] }: { names?: readonly string[] } = {}): RiskSignal[] {
  const plain = text.normalize('NFKC');
  const found: [RiskSignal, boolean][] = [
    ['alleges_crime', crime.test(plain)],
    ['alleges_discrimination', discrimination.test(plain)],
    ['names_person', names.some((name) => mentions(plain, name))],
    ['contains_link', link.test(plain.replaceAll(new RegExp(email, 'giu'), ' '))],
    ['contains_email', email.test(plain)],
    ['contains_phone', holdsPhone(plain)],
  ];
  return found.filter(([, isFound]) => isFound).map(([signal]) => signal);
}

const email =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/iu;

const link =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9][a-z0-9-]{0,62}\.(?:com|net|org|info|biz|io|co|app|dev|me|ly|au|nz|uk|sg|hk)\b(?!['’])/i;

const crime =
  /\b(?:fraud(?:s|ulent|ster)?|scam(?:s|mer|mers|med|ming)?|steal(?:s|ing)?|stole|stolen|theft|thie(?:f|ves)|brib(?:e|es|ed|ery|ing)|blackmail(?:ed|ing)?|extort(?:ed|ion|ing)?|criminals?|crimes?|illegal(?:ly)?|unlawful(?:ly)?|embezzl\w+|launder(?:ed|ing)?|forg(?:ed|ery)|falsif\w+|(?:sexual(?:ly)? )(?:harass\w*|assault\w*|abus\w*)|assaulted|raped?|threaten(?:ed|ing)? (?:me|to)|kickbacks?|slave(?:ry)?|trafficking|con ?(?:man|artist))\b/i;

const discrimination =
  /\b(?:discriminat(?:e|es|ed|ing|ion|ory)|racis[tm]s?|sexis[tm]s?|ageis[tm]s?|homophobi\w+|transphobi\w+|islamophobi\w+|antisemiti\w+|anti-semiti\w+|xenophobi\w+|misogyn\w+|bigot(?:s|ed|ry)?|(?:because|due to|on account) (?:of )?(?:I am|I'm|my|being|her|his|their) (?:too )?(?:age|race|gender|sex|religion|accent|skin|disability|pregnan\w+|old|black|asian|muslim|gay|female))\b/i;

/** Seven to fifteen digits that belong together; years, amounts and dates with fewer do not. */
function holdsPhone(text: string): boolean {
  const runs = text.match(/(?<![\w$£€.,/])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\w)/g) ?? [];
  return runs.some((run) => !isDateOrYears(run));
}

function isDateOrYears(run: string): boolean {
  return (
    /^(?:19|20)\d\d[\s.-]{1,3}(?:(?:19|20)\d\d|\d\d[.-]\d\d)$/.test(run) || /^\d\d[.-]\d\d[.-](?:19|20)\d\d$/.test(run)
  );
}

function mentions(text: string, name: string): boolean {
  const parts = name.normalize('NFKC').trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length < 2) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return words.some((_, at) => parts.every((part, offset) => words[at + offset]?.replace(/['’]s$/, '') === part));
}
