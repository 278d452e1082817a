import { placementStateOn } from '#common/placements/states.ts';
import type { Row } from './rows.ts';
import { jobs } from './words/jobs.ts';
import { contactRoles } from './words/names.ts';
import { places } from './words/places.ts';
import { type DemoCompany, type DemoRecruiter, officeTime, type Person, type World } from './world.ts';

/** A placement with its people, before any of them is invited. */
export interface DemoPlacement {
  row: Row<'placements'>;
  recruiter: DemoRecruiter;
  /** Negative: starts in this many days. */
  startedDaysAgo: number;
  candidate: Person;
  contact: Person & { role: string };
  company: DemoCompany;
  city: string;
}

/** Generates a placement; `as` fixes what is not left to chance. */
export function addPlacement(
  world: World,
  recruiter: DemoRecruiter,
  companies: readonly DemoCompany[],
  startedDaysAgo: number,
  as: Partial<Row<'placements'>> = {},
): DemoPlacement {
  const { dice } = world;
  const { country } = recruiter.agency;
  const company = dice.pick(companies.filter((one) => one.country === country || one.country === null));
  const candidate = world.newPerson(dice.pick(['mail.example', 'post.example', 'inbox.test']));
  const contact = { ...world.newPerson(company.domain), role: dice.pick(contactRoles) };
  const city = dice.pick(places[country]!).city;
  const row = { ...rowOf(world, recruiter, { startedDaysAgo, candidate, contact, company, city }), ...as };
  world.rows.placements.push(row);
  return { row, recruiter, startedDaysAgo, candidate, contact, company, city };
}

type Facts = Pick<DemoPlacement, 'startedDaysAgo' | 'candidate' | 'contact' | 'company' | 'city'>;

function rowOf(world: World, recruiter: DemoRecruiter, facts: Facts): Row<'placements'> {
  const { dice } = world;
  const { startedDaysAgo, candidate, contact, company } = facts;
  const speciality = dice.pick(recruiter.specialities);
  const jobType = dice.weighted({ permanent: 6, 'fixed-term': 2, temp: 2 });
  const start = world.dayAgo(startedDaysAgo);
  const worksDays = dice.whole(60, 400);
  const end = jobType === 'permanent' ? null : world.dayAgo(startedDaysAgo - worksDays);
  const createdAt = officeTime(world, Math.max(1, startedDaysAgo + dice.between(3, 20)), recruiter.agency);
  const isFromSoftware = recruiter.agency.software !== null && dice.chance(0.45);
  const source = isFromSoftware
    ? recruiter.agency.software!
    : dice.weighted({ manual: 60, csv_imported: 30, 'email-sync': 8, marketplace: 2 });
  const willing = dice.roll();
  return {
    id: dice.id(createdAt),
    agency_id: recruiter.agency.id,
    recruiter_id: recruiter.id,
    import_id: null as string | null,
    external_id: isFromSoftware ? `DEMO-${world.rows.placements.length + 10_001}` : null,
    source,
    job_title: dice.pick(jobs[speciality]!),
    job_type: jobType,
    speciality,
    location: facts.city,
    start_date: start,
    end_date: end,
    state: placementStateOn(world.dayAgo(0), start, end),
    cancelled_because: null,
    group_key: null,
    candidate_name: candidate.name,
    candidate_email: candidate.email,
    company_id: company.id,
    company_name: company.name,
    contact_name: contact.name,
    contact_email: contact.email,
    invites_candidate: willing > 0.04,
    invites_employer: willing < 0.9,
    candidate_do_not_mail: dice.chance(0.01),
    employer_do_not_mail: dice.chance(0.01),
    is_hidden: false,
    created_at: createdAt,
  };
}
