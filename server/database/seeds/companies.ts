import { slugOf } from './words/fill.ts';
import { places } from './words/places.ts';
import type { DemoCompany, World } from './world.ts';

/** Approved, with a domain that proves a reviewer's employer, and with a complete profile. */
const approved: readonly [name: string, country: string, speciality: string][] = [
  ['Demo Company', 'AU', 'information-technology'],
  ['Brightwater Hydroponics', 'AU', 'agriculture-and-horticulture'],
  ['Pinwheel Logistics', 'AU', 'supply-chain-transport-and-logistics'],
  ['Lighthouse Keeper Insurance', 'AU', 'insurance-and-superannuation'],
  ['Umbrella Weather Software', 'AU', 'information-technology'],
  ['Cinnamon Street Hotels', 'AU', 'hospitality-and-tourism'],
  ['Kea & Kestrel Engineering', 'NZ', 'engineering'],
  ['Long Cloud Dairy', 'NZ', 'agriculture-and-horticulture'],
  ['Ferrymans Bank', 'GB', 'banking-and-financial-services'],
  ['Teacup Media', 'GB', 'marketing-media-and-communications'],
  ['Brass Button Legal', 'GB', 'legal'],
  ['Orchid Harbour Shipping', 'SG', 'supply-chain-transport-and-logistics'],
  ['Nine Durian Foods', 'SG', 'fmcg-and-retail'],
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

/** Generates 25 companies, and a few bare names. The first is Demo Company. */
export function addCompanies(world: World): DemoCompany[] {
  return [
    ...approved.map(([name, country, speciality]) => addCompany(world, name, country, speciality)),
    ...unapproved.map(([name, country]) => addCompany(world, name, country, null)),
    ...typed.map((name) => ({ id: null, name, domain: `${slugOf(name)}.test`, country: null, isApproved: false })),
  ];
}

function addCompany(world: World, name: string, country: string, speciality: string | null): DemoCompany {
  const isApproved = speciality !== null;
  const domain = `${slugOf(name)}.example`;
  const createdAt = world.daysAgo(world.dice.between(900, 1150));
  const id = world.dice.id(createdAt);
  const isProven = isApproved || world.dice.chance(0.5);
  world.rows.companies.push({
    id,
    name,
    website: isApproved ? `https://${domain}` : null,
    description: isApproved ? 'Demo company: invented, like everybody who works there.' : '',
    specialities: speciality ? [speciality] : [],
    locations: speciality ? places[country]!.slice(0, 2).map(({ city }) => city) : [],
    country,
    is_approved: isApproved,
    created_at: createdAt,
  });
  if (isProven)
    world.rows.company_domains.push({
      id: world.dice.id(createdAt),
      company_id: id,
      domain,
      added_at: createdAt,
      dns_code: `demo-${id}`,
      proven_by: 'mail',
      proven_at: createdAt,
    });
  return { id, name, domain, country, isApproved };
}
