import type { ApplicationState } from '#common/jobs/applications.ts';
import type { World } from './world.ts';

interface DemoCandidate {
  readonly state: ApplicationState;
  /** Whether they agreed to be introduced. */
  readonly agreed: boolean;
  readonly daysAgo: number;
  readonly pitch: string;
  readonly reason?: string;
  readonly endedBy?: 'company' | 'recruiter' | 'candidate';
}

/** Candidates in each state, by the title of their job. */
const candidates: Readonly<Record<string, readonly DemoCandidate[]>> = {
  'Site engineer': [
    { state: 'submitted', agreed: true, daysAgo: 1, pitch: 'Five years on hospitals, and at home with cranes.' },
    { state: 'submitted', agreed: true, daysAgo: 2, pitch: 'Led the concrete works of two towers.' },
    { state: 'submitted', agreed: false, daysAgo: 1, pitch: 'Looking for a larger site after eight years.' },
    { state: 'interviewing', agreed: true, daysAgo: 4, pitch: 'Structural engineer who likes being on site.' },
    { state: 'offered', agreed: true, daysAgo: 5, pitch: 'Ran the site of a school in the same street.' },
    {
      ...{ state: 'rejected', agreed: true, daysAgo: 5, pitch: 'A graduate with two summers on bridges.' },
      ...{ reason: 'We need someone with at least five years on large sites.', endedBy: 'company' },
    },
    {
      ...{ state: 'withdrawn', agreed: true, daysAgo: 5, pitch: 'Project engineer on a rail link.' },
      ...{ reason: 'They took another job.', endedBy: 'recruiter' },
    },
  ],
  'Payroll officer': [
    { state: 'interviewing', agreed: true, daysAgo: 9, pitch: 'Pays 500 people now, on time each fortnight.' },
    { state: 'submitted', agreed: true, daysAgo: 7, pitch: 'Knows both awards, and has built the reports.' },
  ],
  'Quantity surveyor': [
    { state: 'hired', agreed: true, daysAgo: 70, pitch: 'Estimated four projects of this size in the west.' },
    {
      ...{ state: 'rejected', agreed: true, daysAgo: 72, pitch: 'A careful estimator from a smaller firm.' },
      ...{ reason: 'We hired someone with more experience of large projects.', endedBy: 'company' },
    },
  ],
};

/** Candidates of the demo's jobs, with their interviews and offers. */
export function addCandidates(world: World): void {
  for (const job of world.rows.jobs) {
    const engaged = world.rows.engagements.find(({ job_id, state }) => job_id === job.id && state === 'accepted');
    if (engaged) for (const candidate of candidates[job.title] ?? []) add(world, candidate, { job, engaged });
  }
}

type Of = { job: World['rows']['jobs'][number]; engaged: World['rows']['engagements'][number] };

function add(world: World, candidate: DemoCandidate, { job, engaged }: Of): void {
  const { rows, dice } = world;
  const { state, agreed, daysAgo } = candidate;
  const person = world.newPerson('candidate.example');
  const created_at = world.daysAgo(daysAgo);
  const isOver = state === 'hired' || state === 'rejected' || state === 'withdrawn';
  const id = dice.id(created_at);
  const of = { company_id: job.company_id, agency_id: engaged.agency_id, created_by: null };
  rows.applications.push({
    ...{ ...of, id, job_id: job.id!, recruiter_id: engaged.recruiter_id, state },
    ...{ candidate_name: person.name, candidate_email: person.email, pitch: candidate.pitch },
    ...{ salary_wish: job.salary_to ?? null, notice_weeks: 4, asked_at: created_at },
    consented_at: agreed ? world.daysAgo(daysAgo - 0.5) : null,
    consented_to: agreed ? `${job.title}, ${companyName(world, job.company_id)}` : null,
    ...{ reason: candidate.reason ?? '', ended_by: candidate.endedBy ?? null },
    ended_at: isOver ? world.daysAgo(daysAgo - 1) : null,
    ...{ created_at, changed_at: world.daysAgo(daysAgo - 1) },
  });
  if (state === 'submitted' || state === 'rejected' || state === 'withdrawn') return;
  addInterviews(world, id, of, state === 'interviewing' ? null : daysAgo);
  if (state === 'offered' || state === 'hired')
    addOffer(world, id, of, { job, isAccepted: state === 'hired', daysAgo });
}

type Tenants = { company_id: string; agency_id: string; created_by: null };

/** A first interview that took place, and one to come unless the candidate is further. */
function addInterviews(world: World, application_id: string, of: Tenants, daysAgo: number | null): void {
  const { rows, dice } = world;
  const at = (days: number) => {
    const moment = world.daysAgo(days);
    moment.setUTCHours(23, 0, 0, 0);
    return moment;
  };
  const interview = (round: number, startsInDays: number, state: 'completed' | 'accepted' | 'proposed') => {
    const created_at = world.daysAgo(Math.max(1, 3 - startsInDays));
    const slots = [at(-startsInDays), at(-startsInDays - 1)];
    rows.interviews.push({
      ...{ ...of, id: dice.id(created_at), application_id, round, mode: round === 1 ? 'video' : 'in_person' },
      ...{ place: round === 1 ? 'https://meet.example/site' : 'Level 2, 14 Harbour Street, Sydney', minutes: 45 },
      ...{
        note: round === 1 ? 'A first talk with the project manager.' : 'Meet the team on site.',
        time_zone: 'Australia/Sydney',
      },
      ...{ slots, proposed_by: 'company', starts_at: state === 'proposed' ? null : slots[0]!, state },
      ...{ sequence: state === 'proposed' ? 0 : 1, created_at, changed_at: created_at },
    });
  };
  interview(1, daysAgo === null ? -1 : 2 - daysAgo, 'completed');
  if (daysAgo === null) interview(2, 3, 'proposed');
}

type OfOffer = { job: Of['job']; isAccepted: boolean; daysAgo: number };

function addOffer(world: World, application_id: string, of: Tenants, { job, isAccepted, daysAgo }: OfOffer): void {
  const created_at = world.daysAgo(Math.min(1, daysAgo));
  world.rows.offers.push({
    ...{ ...of, id: world.dice.id(created_at), application_id, state: isAccepted ? 'accepted' : 'sent' },
    ...{ job_type: job.job_type!, salary: job.salary_to!, currency: job.currency, salary_period: job.salary_period! },
    ...{ starts_on: world.dayAgo(isAccepted ? daysAgo - 30 : -30), fee_basis_points: job.fee_basis_points! },
    ...{ guarantee_days: job.guarantee_days ?? null, conditions: 'Subject to two references.' },
    ...{ answer_by: world.dayAgo(-6), expires_at: world.daysAgo(-7) },
    ended_at: isAccepted ? world.daysAgo(daysAgo - 2) : null,
    ...{ created_at, changed_at: created_at },
  });
}

const companyName = ({ rows }: World, id: string): string => rows.companies.find((company) => company.id === id)!.name;
