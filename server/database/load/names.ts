import { slugOf } from '#server/features/profiles/slugs/slugs.ts';
import type { Dice } from '../seeds/dice.ts';
import { firstNames } from '../seeds/words/names.ts';
import { weightedPick } from './chance.ts';

const listOf = (words: string) => words.split(/\s+/);

/** A name and its form in a slug, which is empty when it has no Latin letters. */
export interface PersonName {
  readonly name: string;
  readonly slug: string;
}
const namesOf = (words: readonly string[]): PersonName[] => words.map((name) => ({ name, slug: slugOf(name) }));

/** Halves of surnames that nobody should have; a few thousand in combination. */
const beginnings = listOf(
  `Apple Barley Bell Birch Bramble Bright Brindle Bumble Button Candle Clover Cobble Copper Cricket Dande Drift Elder
  Fair Feather Fern Figgle Finch Foxglove Gable Ginger Golden Goose Hazel Heather Honey Inkle Juniper Kettle Lantern Lark
  Laven Lemon Linden Marble Mari Meadow Mint Moss Nettle Nimble Oat Orchard Otter Paper Pebble Penny Peri Pimper Plum
  Quill Quince Rain Rose Salt Sand Seal Shell Silver Snow Sorrel Sparrow Star Sweet Tama Teal Thimble Thistle Toad Velvet
  Wag Wax Whistle Willow Winter Wren Yarrow Zephyr`,
);
const endings = listOf(
  `barn berry bottom bourne bow brook burn by catch cote croft dale down fell field finch flax ford gate glen grove ham
  haven hedge hithe holt hurst kettle lea leaf leigh ley marsh mere moss nest penny quill rigg shaw side son stead stone
  thorpe thwaite ton top tree wade wall ware water weather whistle wick wood worth wright yard`,
);

/** Surnames that mean 'sample' or 'example' in the script of their language. */
const elsewhere: readonly { weight: number; given: string; family: string; isFamilyFirst?: true }[] = [
  { weight: 5, given: 'Hēmi Ngāire Tāne Aroha Rāwiri Kōwhai', family: 'Tauira Whakaaturanga' },
  {
    weight: 4,
    given: 'Zoë Jürgen Käthe Søren Åse Łucja François',
    family: "Mustergröße Beispielæth Przykładów d'Exemplé",
  },
  { weight: 3, given: 'Thị Hương Đức Ngọc', family: 'Ví-Dụ Mẫu', isFamilyFirst: true },
  { weight: 3, given: 'Elif Çağrı Işık Ömer', family: 'Örnekoğlu Numunelı' },
  { weight: 2, given: '美麗 志明 家輝', family: '示範 樣本', isFamilyFirst: true },
  { weight: 2, given: '太郎 花子 翔', family: '見本 例文', isFamilyFirst: true },
  // Characters of four bytes in UTF-8.
  { weight: 1, given: '𠮷子 𡈽郎', family: '𠮷見本 𩸽例', isFamilyFirst: true },
  { weight: 1, given: '서연 민준', family: '견본', isFamilyFirst: true },
  { weight: 1, given: 'Анна Пётр', family: 'Примерова-Образец' },
  { weight: 1, given: 'Ελένη Γιώργος', family: 'Δειγματίδης' },
  { weight: 1, given: 'ليلى عمر', family: 'نموذج' },
  { weight: 1, given: 'आशा रवि', family: 'नमूना' },
  { weight: 1, given: 'สมชาย มาลี', family: 'ตัวอย่าง' },
];

const tongues = elsewhere.map(({ given, family, ...rest }) => ({
  ...rest,
  given: namesOf(listOf(given)),
  family: namesOf(listOf(family)),
}));
const pickTongue = weightedPick<(typeof tongues)[number] | null>([
  [null, 74],
  ...tongues.map((tongue) => [tongue, tongue.weight] as const),
]);
const given = namesOf(firstNames);
const surnameBeginnings = namesOf(beginnings);

/** An invented name in one of many languages. */
export function personName(dice: Dice): PersonName {
  const tongue = pickTongue(dice);
  if (!tongue) return together(dice.pick(given), surname(dice));
  const [first, last] = [dice.pick(tongue.given), dice.pick(tongue.family)];
  return tongue.isFamilyFirst ? together(last, first) : together(first, last);
}

function surname(dice: Dice): PersonName {
  const [beginning, ending] = [dice.pick(surnameBeginnings), dice.pick(endings)];
  return { name: beginning.name + ending, slug: beginning.slug + ending };
}

const together = (one: PersonName, other: PersonName): PersonName => ({
  name: `${one.name} ${other.name}`,
  slug: one.slug && other.slug ? `${one.slug}-${other.slug}` : one.slug + other.slug,
});

const trades = listOf('Recruitment Talent People Search Partners Staffing Placements Careers');
const goods = listOf('Logistics Foods Engineering Health Media Homes Energy Software Textiles Rail Studios Minerals');

/** The name of a recruitment agency. */
export const agencyName = (dice: Dice): string =>
  `${dice.pick(beginnings)}${dice.pick(endings)}${dice.chance(0.2) ? ` & ${dice.pick(beginnings)}${dice.pick(endings)}` : ''} ${dice.pick(trades)}`;

/** The name of a company that hires. */
export const companyName = (dice: Dice): string => `${dice.pick(beginnings)}${dice.pick(endings)} ${dice.pick(goods)}`;
