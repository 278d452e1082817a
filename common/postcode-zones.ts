/** The time at an Australian postcode. */
export interface PostcodeTime {
  readonly zone: string;
  /** The zone of the state whose range it is in. */
  readonly stateZone: string;
  /** Places of two states with different times share it, so a state that is named tells more. */
  readonly isOnBorder: boolean;
}

/**
 * The time zone of an Australian postcode; undefined for what is none. The ranges of the states are Australia Post's,
 * with those for post boxes and large receivers: 0200 is the ACT's, not the Northern Territory's.
 *
 * The exceptions do not keep their state's time. Broken Hill (2880) and Lord Howe (2898) are excepted in Part 2 of the
 * Standard Time Act 1987 of New South Wales; the IANA time zone database (file `zone.tab`) also has zones for Norfolk
 * (2899), Christmas Island (6798) and the Cocos Islands (6799). The zone of Broken Hill is Yancowinna County's, while
 * 2880 also holds Tibooburra, which keeps Sydney's time: the code goes by the city.
 *
 * On borders, these have localities of states with different times: 0872 (Northern Territory, South and Western
 * Australia), 4825 (Alpurrurulam is in the Northern Territory, the rest in Queensland), and for Queensland and New South
 * Wales 2406 (Mungindi), 4375 (Cottonvale), 4377 (Maryland), 4380 (Mingoola), 4383 (Jennings) and 4385 (Texas).
 */
export function timeOfPostcode(postcode: string): PostcodeTime | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const code = Number(postcode);
  const stateZone = ranges.find(([from, to]) => code >= from && code <= to)?.[2];
  if (!stateZone) return undefined;
  return { zone: exceptions.get(code) ?? stateZone, stateZone, isOnBorder: onBorders.has(code) };
}

const exceptions = new Map<number, string>([
  [2880, 'Australia/Broken_Hill'],
  [2898, 'Australia/Lord_Howe'],
  [2899, 'Pacific/Norfolk'],
  [6798, 'Indian/Christmas'],
  [6799, 'Indian/Cocos'],
]);

const onBorders = new Set([872, 2406, 4375, 4377, 4380, 4383, 4385, 4825]);

const ranges: readonly (readonly [from: number, to: number, zone: string])[] = [
  [200, 299, 'Australia/Sydney'],
  [800, 999, 'Australia/Darwin'],
  [1000, 2999, 'Australia/Sydney'],
  [3000, 3999, 'Australia/Melbourne'],
  [4000, 4999, 'Australia/Brisbane'],
  [5000, 5999, 'Australia/Adelaide'],
  [6000, 6999, 'Australia/Perth'],
  [7000, 7999, 'Australia/Hobart'],
  [8000, 8999, 'Australia/Melbourne'],
  [9000, 9999, 'Australia/Brisbane'],
];
