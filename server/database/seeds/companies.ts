import { slugOf } from './words/fill.ts';
import type { DemoCompany, World } from './world.ts';

/** Approved with a domain, so that a review from there proves its employer. */
const approved: readonly [name: string, country: string][] = [
  ['Demo Company', 'AU'],
  ['Brightwater Hydroponics', 'AU'],
  ['Pinwheel Logistics', 'AU'],
  ['Lighthouse Keeper Insurance', 'AU'],
  ['Umbrella Weather Software', 'AU'],
  ['Cinnamon Street Hotels', 'AU'],
  ['Kea & Kestrel Engineering', 'NZ'],
  ['Long Cloud Dairy', 'NZ'],
  ['Ferrymans Bank', 'GB'],
  ['Teacup Media', 'GB'],
  ['Brass Button Legal', 'GB'],
  ['Orchid Harbour Shipping', 'SG'],
  ['Nine Durian Foods', 'SG'],
];

const unapproved: readonly [name: string, country: string][] = [
  ['Gumnut Childcare', 'AU'],
  ['Red Kettle Roasters', 'AU'],
  ['Galah Glassworks', 'AU'],
  ['Iron Bark Mining Services', 'AU'],
  ['Platypus Pumps', 'AU'],
  ['Wattle & Daub Construction', 'AU'],
  ['Kowhai Clinics', 'NZ'],
  ['Pohutukawa Property', 'NZ'],
  ['Hedgehog Press', 'GB'],
  ['Puddle Lane Academy', 'GB'],
  ['Thatch & Slate Architects', 'GB'],
  ['Lantern Quay Robotics', 'SG'],
];

/** Employers that recruiters typed and nobody registered. */
const typed = [
  'Curlew Caravans',
  'Fig Tree Finance',
  'Magpie Marine',
  'Teapot Telecom',
  'Old Mill Paper',
  'Sundial Solar',
];

/** Makes up 25 companies, and a few names without one. The first is Demo Company. */
export function addCompanies(world: World): DemoCompany[] {
  return [
    ...approved.map(([name, country]) => addCompany(world, name, country, true)),
    ...unapproved.map(([name, country]) => addCompany(world, name, country, false)),
    ...typed.map((name) => ({ id: null, name, domain: `${slugOf(name)}.test`, country: null, isApproved: false })),
  ];
}

function addCompany(world: World, name: string, country: string, isApproved: boolean): DemoCompany {
  const domain = `${slugOf(name)}.example`;
  const createdAt = world.daysAgo(world.dice.between(900, 1150));
  const id = world.dice.id(createdAt);
  world.rows.companies.push({
    id,
    name,
    domain: isApproved || world.dice.chance(0.5) ? domain : null,
    website: isApproved ? `https://${domain}` : null,
    description: isApproved ? 'Demo company: invented, like everybody who works there.' : '',
    country,
    is_approved: isApproved,
    created_at: createdAt,
  });
  return { id, name, domain, country, isApproved };
}
