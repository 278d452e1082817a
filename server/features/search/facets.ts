/** The filters of a search. Each has counts that respect the others. */
export const facetNames = ['kind', 'claim', 'place', 'speciality', 'role'] as const;
export type FacetName = (typeof facetNames)[number];

/** A value of a filter, such as `speciality:legal`, as stored in entries. */
export interface FacetValue {
  readonly name: FacetName;
  readonly value: string;
}

/**
 * All facets. Their index is their bit in `search_entries.facet_bits`, so none may move. Add new ones at the end, with
 * a migration that replaces `search_facet_bits()` and then rewrites the entries that have it: `update search_entries
 * set facets = facets where facets @> '{place:CA}'`.
 */
export const facetValues: readonly FacetValue[] = [
  ...of('kind', ['recruiter', 'agency']),
  ...of('claim', ['claimed', 'unclaimed']),
  ...of('role', ['permanent', 'fixed-term', 'temp']),
  ...of('place', [
    'AU',
    'NZ',
    'HK',
    'SG',
    'GB',
    'AU-2000',
    'AU-3000',
    'AU-4000',
    'AU-5000',
    'AU-6000',
    'AU-7000',
    'AU-2600',
  ]),
  ...of('speciality', [
    'construction',
    'accounting-and-finance',
    'administration-and-office-support',
    'agriculture-and-horticulture',
    'architecture-and-design',
    'banking-and-financial-services',
    'call-centre-and-customer-service',
    'community-services-and-not-for-profit',
    'defence-and-aerospace',
    'education-and-training',
    'energy-oil-and-gas',
    'engineering',
    'environment-and-sustainability',
    'executive-and-board',
    'fmcg-and-retail',
    'government-and-public-sector',
    'healthcare-and-medical',
    'hospitality-and-tourism',
    'human-resources',
    'information-technology',
    'insurance-and-superannuation',
    'legal',
    'manufacturing-and-production',
    'marketing-media-and-communications',
    'mining-and-resources',
    'property-and-real-estate',
    'rec2rec',
    'sales-and-business-development',
    'scientific-and-pharmaceutical',
    'supply-chain-transport-and-logistics',
    'trades-and-services',
    'other',
    'waste-industry',
  ]),
];

/** As stored in entries. */
export const facetOf = ({ name, value }: FacetValue): string => `${name}:${value}`;

const places: ReadonlyMap<string, bigint> = new Map(facetValues.map((facet, place) => [facetOf(facet), BigInt(place)]));

/** The bits of some facets in one number. Throws for a facet without a bit. */
export function bitsOf(facets: readonly string[]): bigint {
  return facets.reduce((bits, facet) => {
    const place = places.get(facet);
    if (place === undefined) throw new Error(`${facet} has no bit.`);
    return bits | (1n << place);
  }, 0n);
}

/** How many of these numbers have the bit of each value of a filter; values with none are left out. */
export function countBits(name: FacetName, numbers: readonly string[]): (FacetValue & { readonly count: number })[] {
  // In halves, because bit operators work on 32 bits.
  const halves = numbers.map(BigInt).map((bits) => [Number(bits & 0xffff_ffffn), Number(bits >> 32n)] as const);
  return facetValues.flatMap((facet, place) => {
    if (facet.name !== name) return [];
    const [half, bit] = [place < 32 ? 0 : 1, 1 << (place % 32)] as const;
    const count = halves.reduce((sum, both) => sum + ((both[half] & bit) === 0 ? 0 : 1), 0);
    return count > 0 ? [{ ...facet, count }] : [];
  });
}

function of(name: FacetName, values: readonly string[]): FacetValue[] {
  return values.map((value) => ({ name, value }));
}
