import { countryOf } from '#common/countries.ts';
import type { Plan } from '#common/limits.ts';
import { slugOf } from './words/fill.ts';
import { places } from './words/places.ts';
import type { DemoAgency, World } from './world.ts';

interface Sketch {
  name: string;
  legalName: string;
  country: 'AU' | 'NZ' | 'GB' | 'SG';
  city: string;
  plan: Plan;
  /** Recruiters in addition to those with a demo account. */
  size: number;
  story: string;
  contact?: string;
  timeZone?: string;
  software?: DemoAgency['software'];
  isApproved?: boolean;
}

const sketches: readonly Sketch[] = [
  {
    name: 'Demo Agency',
    legalName: 'Demo Agency Pty Ltd',
    country: 'AU',
    city: 'Sydney',
    plan: 'free',
    size: 7,
    story: 'the home of most demo accounts, for builders, accountants and the people who keep offices running.',
    contact: 'hello@demo.example',
    software: 'jobadder',
  },
  {
    name: 'Frankie Demo Recruiting',
    legalName: 'Frankie Demo, sole trader',
    country: 'AU',
    city: 'Melbourne',
    timeZone: 'Australia/Melbourne',
    plan: 'free',
    size: 0,
    story: 'one freelancer and a telephone.',
  },
  {
    name: 'Quokka & Quill Recruitment',
    legalName: 'Quokka and Quill Recruitment Pty Ltd',
    country: 'AU',
    city: 'Melbourne',
    timeZone: 'Australia/Melbourne',
    plan: 'ultimate_team',
    size: 34,
    story: 'an invented firm that places engineers, planners and the odd poet.',
    software: 'bullhorn',
  },
  {
    name: 'Tūī Talent Works',
    legalName: 'Tui Talent Works Limited',
    country: 'NZ',
    city: 'Auckland',
    plan: 'pro_team',
    size: 26,
    story: 'an invented firm for technology and health in Aotearoa.',
    software: 'jobadder',
  },
  {
    name: 'Thimble & Thread People',
    legalName: 'Thimble and Thread People Ltd',
    country: 'GB',
    city: 'London',
    plan: 'pro_team',
    size: 20,
    story: 'an invented firm for finance, law and design.',
    software: 'vincere',
  },
  {
    name: 'Marble Merlion Search',
    legalName: 'Marble Merlion Search Pte Ltd',
    country: 'SG',
    city: 'Singapore',
    plan: 'pro_individual',
    size: 16,
    story: 'an invented firm for banking and logistics.',
  },
  {
    name: 'Paper Lantern Placements',
    legalName: 'Paper Lantern Placements Pty Ltd',
    country: 'AU',
    city: 'Brisbane',
    timeZone: 'Australia/Brisbane',
    plan: 'pro_team',
    size: 12,
    story: 'an invented firm for kitchens, hotels and everything that opens late.',
    software: 'bullhorn',
  },
  {
    name: 'Snowdrop Lane Careers',
    legalName: 'Snowdrop Lane Careers Ltd',
    country: 'GB',
    city: 'Edinburgh',
    plan: 'free',
    size: 10,
    story: 'an invented firm for schools and clinics.',
  },
  {
    name: 'Half Moon Harbour Talent',
    legalName: 'Half Moon Harbour Talent Limited',
    country: 'NZ',
    city: 'Wellington',
    plan: 'free',
    size: 8,
    story: 'an invented firm for the public service and its suppliers.',
  },
  {
    name: 'Wombat Works Staffing',
    legalName: 'Wombat Works Staffing Pty Ltd',
    country: 'AU',
    city: 'Perth',
    timeZone: 'Australia/Perth',
    plan: 'pro_individual',
    size: 6,
    story: 'an invented firm for mines, depots and workshops.',
    software: 'vincere',
  },
  {
    name: 'Marlow Pennywhistle Search',
    legalName: 'Marlow Pennywhistle Search Ltd',
    country: 'GB',
    city: 'Manchester',
    plan: 'pro_individual',
    size: 1,
    story: 'an invented freelancer for sales people.',
  },
  {
    name: 'Saltbush & Daughters',
    legalName: 'Saltbush and Daughters Pty Ltd',
    country: 'AU',
    city: 'Adelaide',
    timeZone: 'Australia/Adelaide',
    plan: 'free',
    size: 4,
    story: 'an invented firm that has just signed up and waits for approval.',
    isApproved: false,
  },
];

const hoursAhead = { AU: 10, NZ: 12, GB: 0, SG: 8 } as const;

/** Generates the agencies; `size` says how many recruiters each will have. */
export function addAgencies(world: World): { agency: DemoAgency; size: number }[] {
  return sketches.map((sketch) => ({ agency: addAgency(world, sketch), size: sketch.size }));
}

function addAgency(world: World, sketch: Sketch): DemoAgency {
  const { name, country, plan, isApproved = true, software = null } = sketch;
  const slug = slugOf(name);
  const createdAt = world.daysAgo(isApproved ? 1200 : 40);
  const home = places[country]!.find(({ city }) => city === sketch.city)!;
  const id = world.dice.id(createdAt);
  world.rows.agencies.push({
    id,
    slug,
    name,
    legal_name: sketch.legalName,
    contact_email: sketch.contact ?? `hello@${slug}.example`,
    website: `https://${slug}.example`,
    description: `Demo agency: ${sketch.story} None of its people, placements or reviews are real.`,
    long_text:
      plan === 'ultimate_team'
        ? `${name} asks everybody whom it has placed for a review, and every employer. What comes back stands here, also where it is not kind.\n\nWho works here looks after one field, and stays in it. That makes us slower to say yes, and quicker to say who might fit.`
        : '',
    country,
    time_zone: sketch.timeZone ?? countryOf(country)!.timeZone,
    location: home.city,
    postcode: home.postcode,
    is_approved: isApproved,
    plan,
    created_at: createdAt,
  });
  return { id, slug, name, country, plan, isApproved, hoursAhead: hoursAhead[country], home, software };
}
