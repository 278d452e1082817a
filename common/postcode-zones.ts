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
 * The exceptions do not keep their state's time, by law and in the IANA time zone database (file `australasia`): Broken
 * Hill (2880) keeps South Australia's (Standard Time Act 1987 of New South Wales), and Lord Howe (2898), Norfolk (2899),
 * Christmas (6798) and the Cocos Islands (6799) have their own.
 *
 * On borders, the postcode list of Australia Post has localities of two states under one code: 0872 (Northern
 * Territory, South and Western Australia), 2406 and the 4375 to 4385 (Queensland and New South Wales), and 4825
 * (Queensland and Northern Territory). Others on borders have one time on both sides.
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
