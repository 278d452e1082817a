import type { Dice } from '../dice.ts';

/** Hair that goes with women's names, with men's, or with both. */
export const cuts = {
  woman: ['long', 'bob', 'bun', 'curls', 'ponytail', 'waves'],
  man: ['short', 'parted', 'cropped', 'beard', 'bald beard', 'moustache'],
  either: ['short', 'bob', 'curls', 'parted'],
} as const;

/** How a portrait wears its hair, and its beard. */
export type Cut = (typeof cuts)[keyof typeof cuts][number];

/** Colors of skins, with their shades, from the fairest. */
const skins = [
  { light: '#f6d7c0', shade: '#e8bfa2' },
  { light: '#eec1a0', shade: '#dba981' },
  { light: '#d9a27a', shade: '#c48a60' },
  { light: '#b27a52', shade: '#99643f' },
  { light: '#8a5a3b', shade: '#71472c' },
  { light: '#6e4630', shade: '#583623' },
];

const hairs = ['#1d1a1f', '#3a2a22', '#5d3b25', '#8a5a2e', '#c8913f', '#7d2f1d', '#9aa3ad'];
const darkHairs = ['#1d1a1f', '#2b201c', '#3a2a22', '#5d3b25', '#9aa3ad'];
const darkestHairs = ['#1d1a1f', '#2b201c', '#9aa3ad'];

/** Skins and the hair that stands out against them. */
const complexions = {
  fair: { skins: skins.slice(0, 2), hairs },
  tan: { skins: skins.slice(1, 4), hairs: darkHairs },
  deep: { skins: skins.slice(4), hairs: darkestHairs },
};

type Group = `${keyof typeof cuts} ${keyof typeof complexions | 'any'}`;

/** Every first name of the demo, by who readers expect to see. */
const names: Readonly<Record<Group, string>> = {
  'woman fair': `Caoimhe Carys Edie Eilidh Esme Flora Freya Gwen Isla Lotte Maeve Mila Neve Orla Petra Saoirse Tess Tilda
    Ulla Una Vera Xanthe`,
  'woman tan': `Aiko Aisha Anika Aroha Asha Beatriz Elif Hana Kavya Keiko Kiri Leila Mahina Mei Noor Paloma Pania Priya
    Suki Yara`,
  'woman deep': 'Amara',
  'woman any': 'Ada Alba Cleo Dana Ines Iris Kaia Mara Nadia Odette Rosa Selma Zara',
  'man fair': 'Alun Callum Dafydd Fergus Lachlan Oisin Rhys Soren',
  'man tan': 'Dinesh Farid Haruto Hemi Omar Rafi Rangi Tama Tariq Wiremu Yusuf',
  'man deep': 'Adisa Chidi Emeka Malik',
  'man any': 'Arlo Bodhi Bruno Idris Jonah Lior Luca Niko Otis Ruben Theo Tomas Zeke',
  'either fair': '',
  'either tan': 'Bao Jarrah Jin Shan',
  'either deep': '',
  'either any': 'Demo Frankie Perry Quinn Robin Sasha',
};

const groups = new Map(
  Object.entries(names).flatMap(([group, list]) =>
    list.split(/\s+/).flatMap((name) => (name ? [[name, group as Group] as const] : [])),
  ),
);

/** Who readers expect to see for a first name: a woman, a man or either. Undefined for a name that has no look yet. */
export const expectedFor = (firstName: string): keyof typeof cuts | undefined =>
  groups.get(firstName)?.split(' ')[0] as keyof typeof cuts | undefined;

/** What tells one portrait from another. */
export interface Look {
  readonly cut: Cut;
  readonly hair: string;
  readonly skin: (typeof skins)[number];
  readonly wearsGlasses: boolean;
}

/** A look that fits a first name and that nobody among the `taken` has. Adds it to them. */
export function lookFor(firstName: string, dice: Dice, taken: Set<string>): Look {
  const group = groups.get(firstName);
  if (!group) throw new Error(`Say in looks.ts who the name ${firstName} goes with.`);
  const [who, complexion] = group.split(' ') as [keyof typeof cuts, keyof typeof complexions | 'any'];
  // Far fewer people than looks: a free one comes up soon.
  for (;;) {
    const { skins, hairs } = complexions[complexion === 'any' ? dice.pick(anyOf) : complexion];
    const look: Look = {
      cut: dice.pick<Cut>(cuts[who]),
      hair: dice.pick(hairs),
      skin: dice.pick(skins),
      wearsGlasses: dice.chance(0.25),
    };
    const key = JSON.stringify(look);
    if (taken.has(key)) continue;
    taken.add(key);
    return look;
  }
}

const anyOf = Object.keys(complexions) as (keyof typeof complexions)[];
