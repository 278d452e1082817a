/** What search engines require of one type of JSON-LD. */
interface Rule {
  /** Each of these must have a value; of a list, one. */
  readonly required: readonly (string | readonly string[])[];
  /** The types that a property may hold. */
  readonly types?: Readonly<Record<string, readonly string[]>>;
}

/** Types that may be reviewed or rated, of those that this product could name. */
const reviewable = ['EmploymentAgency', 'LocalBusiness', 'Organization'];
const business: Rule = {
  required: ['name', 'address', 'url'],
  types: { address: ['PostalAddress'], aggregateRating: ['AggregateRating'], review: ['Review'] },
};

/**
 * The published rules for each type that a page may have, as of November 2026. A type without a rule is a fault, so
 * nobody adds one unchecked.
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet `Review`, `AggregateRating`
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business `EmploymentAgency`
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb `BreadcrumbList`
 * @see https://developers.google.com/search/docs/appearance/site-names `WebSite`
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting `JobPosting`
 */
const rules: Readonly<Record<string, Rule>> = {
  EmploymentAgency: business,
  LocalBusiness: business,
  Organization: { required: ['name'] },
  Person: { required: ['name'], types: { worksFor: ['Organization', 'EmploymentAgency'], workLocation: ['Place'] } },
  Place: { required: [['name', 'address']], types: { address: ['PostalAddress'] } },
  PostalAddress: { required: ['addressCountry'] },
  AggregateRating: { required: ['ratingValue', ['ratingCount', 'reviewCount']] },
  Review: {
    required: ['author', 'itemReviewed', 'reviewRating'],
    types: { author: ['Person', 'Organization'], itemReviewed: reviewable, reviewRating: ['Rating'] },
  },
  Rating: { required: ['ratingValue'] },
  BreadcrumbList: { required: ['itemListElement'], types: { itemListElement: ['ListItem'] } },
  ListItem: { required: ['position', 'name', 'item'] },
  WebSite: { required: ['name', 'url'], types: { potentialAction: ['SearchAction'] } },
  SearchAction: { required: ['target', 'query-input'], types: { target: ['EntryPoint'] } },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    types: { hiringOrganization: ['Organization'], jobLocation: ['Place'], baseSalary: ['MonetaryAmount'] },
  },
  PropertyValue: { required: ['name', 'value'] },
  MonetaryAmount: { required: ['currency', 'value'], types: { value: ['QuantitativeValue'] } },
  QuantitativeValue: { required: ['unitText', ['value', 'minValue', 'maxValue']] },
  EntryPoint: { required: ['urlTemplate'] },
};

type Thing = Readonly<Record<string, unknown>>;

/** The JSON-LD of a document. */
export const linkedDataIn = (html: string): readonly Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!));

/** What search engines would object to in one piece of JSON-LD, at any depth. */
export function faultsOfThing(thing: Thing, holder?: Thing): readonly string[] {
  const type = String(thing['@type']);
  const rule = rules[type];
  if (!rule) return [`${type} has no rule`];
  const missing = rule.required
    .filter((names) => ![names].flat().some((name) => hasValue(thing[name])))
    // Where a rating is a part of what it rates, that is what it is about.
    .filter((names) => !(names === 'itemReviewed' && holder && reviewable.includes(String(holder['@type']))))
    .map((names) => `${type} without ${[names].flat().join(' or ')}`);
  return [...missing, ...Object.entries(thing).flatMap((entry) => faultsOfValue(thing, entry)), ...ratedWrongly(thing)];
}

function faultsOfValue(holder: Thing, [name, value]: readonly [string, unknown]): readonly string[] {
  const allowed = rules[String(holder['@type'])]?.types?.[name];
  return [value].flat().flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const inner = one as Thing;
    const isWrong = allowed && !allowed.includes(String(inner['@type']));
    return [
      ...(isWrong ? [`${holder['@type']} with a ${inner['@type']} as ${name}`] : []),
      ...faultsOfThing(inner, holder),
    ];
  });
}

/** A rating or review belongs to what may have one, and lies on its own scale. */
function ratedWrongly(thing: Thing): readonly string[] {
  const faults = [];
  const type = String(thing['@type']);
  if (('aggregateRating' in thing || 'review' in thing) && !reviewable.includes(type)) faults.push(`${type} is rated`);
  const { ratingValue, bestRating = 5, worstRating = 1, reviewCount = 1 } = thing;
  if (
    ratingValue !== undefined &&
    !(Number(ratingValue) >= Number(worstRating) && Number(ratingValue) <= Number(bestRating))
  )
    faults.push(`${type} of ${ratingValue}`);
  if (!(Number(reviewCount) > 0)) faults.push(`${type} of ${reviewCount} reviews`);
  return faults;
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '' && [value].flat().length > 0;
