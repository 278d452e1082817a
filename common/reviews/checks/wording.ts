import { isGiven, offerIn, starsIn } from './wording-languages.ts';

/** What is wrong with an invitation's wording, with the offending words. */
export interface WordingProblem {
  readonly code: 'offers_something' | 'names_stars' | 'asks_the_content_only';
  readonly phrase: string;
  readonly message: string;
}

/**
 * Finds an offer or a request for stars in an invitation's message, in English and other European languages, and in
 * English a request to satisfied people only. Undefined when the wording is neutral.
 */
export function wordingProblem(text: string): WordingProblem | undefined {
  for (const sentence of sentencesOf(text.slice(0, longest))) {
    const stars = firstOf(starPatterns, sentence) ?? starsIn(sentence);
    if (stars) return problem('names_stars', stars);
    const choice = firstOf(choicePatterns, sentence);
    if (choice) return problem('asks_the_content_only', choice);
    if (refusal.test(sentence)) continue;
    const offer = firstOf(offerPatterns, sentence) ?? offerIn(sentence);
    if (offer) return problem('offers_something', offer);
  }
  return undefined;
}

/**
 * The same for a name or job title, which appear in every invitation. A company's name ('Five Star') or a job ('Gift
 * card manager') is neither a request nor an offer; an offer comes with a sum, a word of giving or its purpose.
 */
export function wordingProblemOfName(whole: string): WordingProblem | undefined {
  const name = whole.slice(0, longest);
  const found = wordingProblem(name);
  const isAName = found?.code === 'names_stars' ? nameOfStars.test(name) : !isOffered(name);
  return isAName ? undefined : found;
}

/** Longer texts are refused for their length, and reading one of 60,000 characters took ten seconds. */
const longest = 2000;

const number = '(?:[1-5]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|FOUR|FIVE)';
const gift =
  '(?:gift[- ]?(?:card|voucher|certificate)s?|vouchers?|e-?gift|coupons?|amazon card|prepaid card|store credit|cash ?back)';
const treat =
  '(?:gift|present|reward|prize|discount|rebate|coffee|lunch|dinner|drink|beer|wine|bottle|hamper|donation|freebie|ticket)s?';
const money = '(?:bonus|cash|money|payment|credit|refund)s?';
const answer = '(?:reviews?|feedback|ratings?|testimonials?|recommendations?)';
const amount = String.raw`(?:(?:A|NZ|US|HK|S)?\$|£|€)\s?\d[\d,.]*(?!\s?[k\d])`;
const giving = String.raw`\b(?:you(?:['’]ll| will| can| may)? (?:get|receive|earn|win|be sent|claim)|(?:send|give|offer|buy|shout|post) you|(?:we|i)(?:['’]ll|['’]re|['’]m| will| can| are| am)? (?:offer(?:ing)?|giv(?:e|ing)(?: away)?))\b(?: [^\s.]+){0,5}`;

/** 'Five Star Logistics' is a name and a five-star hotel a workplace: the following word decides. */
const notAWish = String.raw`(?![ -][A-Z](?!eview|ating|EVIEW|ATING))(?! (?:hotel|resort|restaurant|venue|property|service|lodge|spa|inn|cruise|ship|yacht|kitchen|accommodation|energy|safety)s?\b)`;

/** What is counted or fills days: '4 out of 5 candidates', '4/5 days a week', 'give me 5 minutes'. */
const counted = String.raw`(?: of)?(?: (?:the|our|my|your|all|these|those))?(?: [a-z]+)? (?:minute|hour|day|night|weekend|week|month|year|shift|time|people|person|candidate|client|customer|placement|hire|role|job|position|interview|applicant|recruiter|employer|compan|team|colleague|teacher|student|class|nurse)(?:e?s|ies)?\b`;
const street =
  '(?:street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|place|pl|parade|pde|terrace|tce|highway|hwy|boulevard|blvd|crescent|cres|close|cl|way|square|sq|quay|esplanade|circuit|cct|grove|row|walk|wharf|mall|arcade|house|building)';
/** What comes before a date, a unit of a building or a grade: 'since 9/10', 'Unit 4/5', 'APS 4/5'. */
const notRated = String.raw`(?:(?<!\b(?:count|plan|rely|bank|depend|insist) )on|from|since|until|till|by|before|after|start(?:s|ed|ing)?|dated?|due|between|week of|w/c|commenc(?:es|ed|ing)|finish(?:es|ed|ing)?|end(?:s|ed|ing)?|\d{1,2}/\d{1,2} ?(?:-|–|to|and)|unit|suite|level|lvl|flat|apartment|apt|shop|lot|villa|office|room|floor|no\.?|aps|el|hew|band|grade|year|years|class|stage|phase|tier|step|zone)`;
/** '5/5' and '9/10' as a rating, not as a date, an address, a grade or a share. */
const ofFullMarks = anyCase(
  String.raw`(?<![\d/.-])(?<!\b${notRated} )(?:[45] ?/ ?5|(?:9|10) ?/ ?10)(?![\d/]|[.:,-]\d)(?!${counted})(?! of (?:the|our|my|all|these|those)\b)(?!,? (?:[\p{L}’'-]+ ){1,4}${street}\b)`,
  'iu',
);
/** Marks in a test are no stars. */
const inATest = String.raw`(?: (?:in|at|on|for|of) (?:[a-z]+ ){0,2}(?:test|exam|assessment|interview|university|uni|school|course|certification|inspection|audit|class|cohort)s?\b)`;
/** 'Gift card manager' and 'voucher team' name work. */
const asWork = String.raw`(?! (?:\w+ )?(?:manager|analyst|lead|leader|specialist|coordinator|officer|assistant|administrator|consultant|developer|team|department|operations|industry|role|position|job)s?\b)`;

const starPatterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${number}(?:\s?(?:-|–|to|or)\s?${number})?[ -]?(?:[Ss]tars?|STARS?)\b${notAWish}`),
  /[★⭐🌟]/u,
  ofFullMarks,
  anyCase(String.raw`\b(?:(?:[45]|four|five) out of (?:5|five)|(?:9|10|nine|ten) out of (?:10|ten))\b(?!${counted})`),
  anyCase(
    String.raw`\b(?:full|top|maximum|perfect|highest|best possible) (?:marks|stars|score|rating)\b(?!${inATest})`,
  ),
  /\b(?:rate|score|mark|give)\b(?: (?:me|us|him|her|it|(?:my|our) \w+))?(?: with)?(?: an?)?(?: (?:full|solid|big))? (?:[45]|9|10|four|five|nine|ten)\b(?![.:,/-]\d)(?=\s*(?:$|[.!?,;:)]|please\b|if\b|on\b|for\b|and\b))/i,
  /\b(?:a|an)(?: (?:quick|big|full|solid|nice))? (?:[45]|9|10|four|five|nine|ten) (?:would|will|please|from you|means|helps)\b/i,
  anyCase(
    String.raw`\b(?:leave|give|write|post|submit)\b[^.!?]{0,40}\b(?:positive|glowing|great|excellent|perfect|top) ${answer}\b`,
  ),
];

const content = '(?:happy|satisfied|pleased|glad|content|delighted|(?:liked|loved|enjoyed)(?: it| working)?)';
const notContent = String.raw`(?:(?:un(?:happy|satisfied)|dissatisfied|disappointed)|not (?:so |very |entirely |fully )?(?:happy|satisfied|pleased)|not\b)`;

const choicePatterns: readonly RegExp[] = [
  anyCase(
    String.raw`\bonly\b[^.!?;]{0,30}\b(?:review|write|answer|post|rate|reply|respond)\b[^.!?;]{0,30}\bif\b[^.!?;]{0,20}\b${content}\b`,
  ),
  anyCase(
    String.raw`\bif you(?:['’]re| are| were| have been|['’]ve been)? (?:\w+ )?${content}\b[^.!?;]{0,60}\b${answer}\b`,
  ),
  anyCase(
    String.raw`\bif (?:you(?:['’]re| are| were)? )?${notContent}[^.!?]{0,40}\b(?:call|ring|phone|tell|contact|speak|talk|write|e-?mail|come|message)\b[^.!?]{0,15}\b(?:me|us)\b[^.!?]{0,15}\b(?:first|before|instead|directly)\b`,
  ),
];

const offerPatterns: readonly RegExp[] = [
  anyCase(String.raw`\b${gift}\b${asWork}`),
  /\b(?:prize draw|lucky draw|raffle|sweepstakes?|giveaway|(?:chance|opportunity) to win)\b/i,
  /\b(?:go|be|enter|entered|put) (?:\w+ )?(?:in|into|in to) (?:the|a|our) (?:\w+ )?draw\b/i,
  anyCase(String.raw`\b(?:in (?:return|exchange)|as (?:a )?reward) for (?:\w+ ){0,3}${answer}\b`),
  anyCase(String.raw`${giving} ${treat}\b`),
  anyCase(String.raw`\b${treat} for (?:a|an|each|every|your) (?:\w+ ){0,2}${answer}\b`),
  anyCase(String.raw`\b(?:get|arrange|organi[sz]e|sort|bring) you (?:an?|some) (?:[^\s.]+ ){0,2}${treat}\b`),
  anyCase(
    String.raw`\b(?:reviewers|(?:those|people|whoever|everybody|everyone|anyone) (?:who )?(?:reviews?|writes?|answers?))\b[^.!?]{0,30}\b(?:get|gets|receive|receives|have|has|go|goes|come|comes|enjoy|enjoys)\b[^.!?]{0,30}\b(?:priority|first|early|earlier|preference|preferred|access)\b`,
  ),
  anyCase(String.raw`${giving} ${money}\b(?=.*\b${answer}\b)`),
  anyCase(String.raw`(?<=\b${answer}\b.*)${giving} ${money}\b`),
  /\b(?:coffee|lunch|dinner|drinks?|beers?)(?: is| are|['’]s)? on (?:us|me)\b/i,
  /\b\d{1,3}\s?(?:%|percent|per cent) (?:off|discount)\b/i,
  anyCase(
    String.raw`\b(?:reward(?:ed)?|paid|pay|compensated?)\b[^.!?]{0,25}\bfor (?:a|an|the|your|each|every) (?:\w+ )?${answer}\b`,
  ),
  anyCase(String.raw`\b(?:get|receive|earn|give|send|claim|credit)\b[^.!?]{0,30}${amount}.{0,60}\b${answer}\b`),
  anyCase(String.raw`\b${answer}\b.{0,60}\b(?:get|receive|earn|give|send|claim|credit)\b[^.!?]{0,30}${amount}`),
  anyCase(String.raw`${amount}\s(?:\w+ ){0,4}for (?:\w+ ){0,3}${answer}\b`),
  anyCase(String.raw`\b(?:we|i)(?:['’]ll| will)? donate\b.{0,60}\b(?:each|every|your|${answer})\b`),
];

/** A name that is just a number of stars, capitalised. */
const nameOfStars = /^(?:The )?(?:Two|Three|Four|Five) Stars?$/;

const isOffered = (name: string) =>
  anyCase(
    String.raw`\b(?:${answer}|free|win|gets?|receives?|earns?|claim|you|your|for (?:a|an|every|each))\b|${amount}|\d\s?%`,
  ).test(name) || isGiven(name);

/** 'We never offer vouchers for reviews' says the opposite of an offer. */
const refusal =
  /\b(?:do not|don['’]t|never|cannot|can['’]t|won['’]t|will not|not allowed to) (?:ever )?(?:offer|give|pay|reward|provide|send)\b/i;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);
}

function firstOf(patterns: readonly RegExp[], sentence: string): string | undefined {
  return patterns
    .map((pattern) => pattern.exec(sentence)?.[0])
    .find((phrase) => phrase !== undefined)
    ?.trim();
}

/** A pattern that ignores case. A function, because functions are hoisted above the lists that use it. */
function anyCase(pattern: string, flags = 'i'): RegExp {
  return new RegExp(pattern, flags);
}

function problem(code: WordingProblem['code'], phrase: string): WordingProblem {
  return { code, phrase, message: `Remove '${phrase}'. ${advice[code]}` };
}

const advice = {
  names_stars: "Don't ask for a specific rating. Ask for an honest review instead.",
  offers_something: "Don't offer anything for a review. Say why their opinion helps instead.",
  asks_the_content_only: "Don't invite only happy people. Ask for an honest review, good or bad.",
} as const satisfies Record<WordingProblem['code'], string>;
