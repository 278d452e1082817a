/** What is wrong with the wording of an ask, with the words at fault. */
export interface WordingProblem {
  readonly code: 'offers_something' | 'names_stars';
  readonly phrase: string;
  readonly message: string;
}

/** Finds an offer or a wished number of stars in an ask's message; undefined when it asks without bias. */
export function wordingProblem(text: string): WordingProblem | undefined {
  for (const sentence of sentencesOf(text)) {
    const stars = firstOf(starPatterns, sentence);
    if (stars) return problem('names_stars', stars);
    if (refusal.test(sentence)) continue;
    const offer = firstOf(offerPatterns, sentence);
    if (offer) return problem('offers_something', offer);
  }
  return undefined;
}

const number = '(?:[1-5]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|FOUR|FIVE)';
const gift =
  '(?:gift[- ]?(?:card|voucher|certificate)s?|vouchers?|e-?gift|coupons?|amazon card|prepaid card|store credit|cash ?back)';
const treat =
  '(?:gift|present|reward|prize|discount|rebate|coffee|lunch|dinner|drink|beer|wine|bottle|hamper|donation|freebie|ticket)s?';
const money = '(?:bonus|cash|money|payment|credit|refund)s?';
const answer = '(?:reviews?|feedback|ratings?|testimonials?|recommendations?)';
const amount = String.raw`(?:(?:A|NZ|US|HK|S)?\$|£|€)\s?\d[\d,.]*(?!\s?[k\d])`;
const giving = String.raw`\b(?:you(?:['’]ll| will| can| may)? (?:get|receive|earn|win|be sent|claim)|(?:send|give|offer|buy|shout|post) you|(?:we|i)(?:['’]ll|['’]re|['’]m| will| can| are| am)? (?:offer(?:ing)?|giv(?:e|ing)(?: away)?))\b(?: [^\s.]+){0,5}`;

/** 'Five Star Logistics' is a name and a five-star hotel a workplace: what follows tells them from a wish. */
const notAWish = String.raw`(?![ -][A-Z](?!eview|ating|EVIEW|ATING))(?! (?:hotel|resort|restaurant|venue|property|service)s?\b)`;

const starPatterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${number}(?:\s?(?:-|–|to|or)\s?${number})?[ -]?(?:[Ss]tars?|STARS?)\b${notAWish}`),
  /[★⭐🌟]/u,
  /\b(?:[45]\s?\/\s?5|(?:9|10)\s?\/\s?10)\b/,
  /\b(?:[45]|four|five) out of (?:5|five)\b|\b(?:9|10|nine|ten) out of (?:10|ten)\b/i,
  /\b(?:full|top|maximum|perfect|highest|best possible) (?:marks|stars|score|rating)\b/i,
  anyCase(
    String.raw`\b(?:leave|give|write|post|submit)\b[^.!?]{0,40}\b(?:positive|glowing|great|excellent|perfect|top) ${answer}\b`,
  ),
];

const offerPatterns: readonly RegExp[] = [
  anyCase(String.raw`\b${gift}\b`),
  /\b(?:prize draw|lucky draw|raffle|sweepstakes?|giveaway|(?:chance|opportunity) to win)\b/i,
  /\b(?:go|be|enter|entered|put) (?:\w+ )?(?:in|into|in to) (?:the|a|our) (?:\w+ )?draw\b/i,
  anyCase(String.raw`\b(?:in (?:return|exchange)|as (?:a )?reward) for (?:\w+ ){0,3}${answer}\b`),
  anyCase(String.raw`${giving} ${treat}\b`),
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

/** A pattern whatever its case; functions are hoisted, so the lists above may use it. */
function anyCase(pattern: string): RegExp {
  return new RegExp(pattern, 'i');
}

function problem(code: WordingProblem['code'], phrase: string): WordingProblem {
  const message =
    code === 'names_stars'
      ? `Take out '${phrase}': an ask may not name the rating you hope for. Ask for an honest review instead.`
      : `Take out '${phrase}': nothing may be offered for a review. Say why their view helps instead.`;
  return { code, phrase, message };
}
