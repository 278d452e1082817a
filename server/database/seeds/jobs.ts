import type { JobState } from '#common/jobs/states.ts';
import type { World } from './world.ts';

interface DemoJob {
  readonly state: JobState;
  readonly title: string;
  readonly description: string;
  readonly type: 'permanent' | 'temp' | 'fixed-term';
  readonly speciality: string;
  readonly location: string;
  readonly salary: readonly [from: number, to: number, period: 'year' | 'day' | 'hour'];
  readonly search: 'open' | 'invited' | 'psa';
  readonly fee: number;
  readonly wanted: number;
  readonly daysAgo: number;
  readonly isPublic?: true;
}

/** The demo company's jobs, one in each state at least. Salaries are in dollars, fees in hundredths of a percent. */
const jobs: readonly DemoJob[] = [
  {
    ...{ state: 'open', title: 'Site engineer', type: 'permanent', speciality: 'construction', location: 'Sydney' },
    ...{ salary: [125_000, 145_000, 'year'], search: 'open', fee: 1750, wanted: 3, daysAgo: 6, isPublic: true },
    description:
      'Lead the structural work on a hospital of twelve floors.\n\nYou bring a degree in civil engineering and five years on large sites. Four days on site, one at home.',
  },
  {
    ...{
      state: 'engaged',
      title: 'Payroll officer',
      type: 'permanent',
      speciality: 'accounting-and-finance',
      location: 'Sydney',
    },
    ...{ salary: [78_000, 86_000, 'year'], search: 'invited', fee: 1500, wanted: 1, daysAgo: 15 },
    description: 'Pay 340 people every fortnight, under two awards. We use a payroll system you will know.',
  },
  {
    ...{
      state: 'open',
      title: 'Contract bookkeeper',
      type: 'temp',
      speciality: 'accounting-and-finance',
      location: 'Melbourne',
    },
    ...{ salary: [48, 55, 'hour'], search: 'psa', fee: 1200, wanted: 2, daysAgo: 3 },
    description: 'Three months until the end of the financial year, with a chance to stay.',
  },
  {
    ...{ state: 'open', title: 'Structural draughtsperson', type: 'temp', speciality: 'construction' },
    ...{
      location: 'Sydney',
      salary: [62, 75, 'hour'],
      search: 'open',
      fee: 1500,
      wanted: 2,
      daysAgo: 4,
      isPublic: true,
    },
    description:
      'Six months of drawings for a bridge, with the engineers who plan it.\n\nYou have drawn in steel before.',
  },
  {
    ...{ state: 'pending_open', title: 'Project manager', type: 'fixed-term', speciality: 'construction' },
    ...{ location: 'Brisbane', salary: [900, 1050, 'day'], search: 'open', fee: 1600, wanted: 4, daysAgo: 2 },
    description: 'A rail depot in eighteen months, from the tender to the handover.',
  },
  {
    ...{ state: 'draft', title: 'Office manager', type: 'permanent', speciality: 'administration-and-office-support' },
    ...{ location: 'Sydney', salary: [80_000, 92_000, 'year'], search: 'open', fee: 1500, wanted: 2, daysAgo: 1 },
    description: '',
  },
  {
    ...{ state: 'filled', title: 'Quantity surveyor', type: 'permanent', speciality: 'construction' },
    ...{ location: 'Perth', salary: [110_000, 128_000, 'year'], search: 'open', fee: 1800, wanted: 2, daysAgo: 90 },
    description: 'Estimate and measure our projects in the west.',
  },
  {
    ...{ state: 'closed', title: 'Safety adviser', type: 'permanent', speciality: 'construction', location: 'Sydney' },
    ...{ salary: [98_000, 112_000, 'year'], search: 'open', fee: 1700, wanted: 3, daysAgo: 120 },
    description: 'Keep four sites safe.',
  },
  {
    ...{ state: 'withdrawn', title: 'Tender writer', type: 'fixed-term', speciality: 'construction' },
    ...{ location: 'Canberra', salary: [700, 800, 'day'], search: 'open', fee: 1600, wanted: 1, daysAgo: 60 },
    description: 'Write our tenders for public works.',
  },
];

/** Jobs of the demo's companies, with the recruiters who were invited to them or work on them. */
export function addJobs(world: World): void {
  const { rows } = world;
  const admin = rows.users.find(({ email }) => email === 'user_admin@demo.example')!;
  const { company_id } = rows.company_members.find(({ user_id }) => user_id === admin.id)!;
  for (const job of jobs) add(world, job, company_id, admin.id!);
  const waiting = rows.companies.find(({ is_approved }) => !is_approved);
  const pending: DemoJob = { ...jobs[0]!, state: 'pending', title: 'Foreman', daysAgo: 1 };
  if (waiting) add(world, pending, waiting.id!, null);
}

function add(world: World, job: DemoJob, company_id: string, created_by: string | null): void {
  const { rows, dice } = world;
  const created_at = world.daysAgo(job.daysAgo + 1);
  const published_at = job.state === 'draft' ? null : world.daysAgo(job.daysAgo);
  const isEnded = job.state === 'filled' || job.state === 'closed' || job.state === 'withdrawn';
  const hasOpened = isEnded || job.state === 'open' || job.state === 'engaged';
  const opens_on = job.state === 'pending_open' ? world.dayAgo(-10) : null;
  const closes_on = job.state === 'open' || job.state === 'engaged' ? world.dayAgo(-30) : null;
  const id = dice.id(created_at);
  const [from, to, salary_period] = job.salary;
  rows.jobs.push({
    ...{ id, company_id, created_by, state: job.state, title: job.title, description: job.description },
    ...{ job_type: job.type, speciality: job.speciality, country: 'AU', location: job.location, currency: 'AUD' },
    ...{ salary_period, salary_from: from * 100, salary_to: to * 100, search_type: job.search },
    ...{ wanted_recruiters: job.wanted, fee_basis_points: job.fee, guarantee_days: 90 },
    ...{ is_public: job.isPublic ?? false, is_on_profiles: job.isPublic ?? false },
    ...{ opens_on, closes_on },
    opens_at: opens_on && world.daysAgo(-10),
    closes_at: closes_on && world.daysAgo(-31),
    ...{ published_at, opened_at: hasOpened ? published_at : null },
    ended_at: isEnded ? world.daysAgo(Math.floor(job.daysAgo / 2)) : null,
    ...{ created_at, changed_at: published_at ?? created_at },
  });
  if (hasOpened || job.state === 'pending_open') engage(world, { id, company_id, job, created_by });
}

type ToEngage = { id: string; company_id: string; job: DemoJob; created_by: string | null };

/** The recruiter with the ultimate plan comes first: an engaged job has them, an open one invites or hears from them. */
function engage(world: World, { id: job_id, company_id, job, created_by }: ToEngage): void {
  const { rows, dice } = world;
  const known = rows.users.find(({ email }) => email === 'ultimate_team@demo.example')!;
  const first = rows.recruiters.find(({ user_id }) => user_id === known.id)!;
  const others = rows.recruiters.filter(({ id, user_id }) => user_id && id !== first.id).slice(0, 2);
  const states = {
    ...{ open: ['accepted', 'requested', 'invited'], engaged: ['accepted'], filled: ['accepted', 'rejected'] },
    ...{ closed: ['rejected', 'withdrawn'], withdrawn: ['withdrawn'], pending_open: ['invited', 'invited'] },
  }[job.state as 'open'];
  // The demo's recruiter has something to answer.
  const shown = job.search === 'psa' ? ['invited', 'requested'] : states;
  for (const [at, state] of shown.entries()) {
    const recruiter = [first, ...others][at]!;
    const is_invitation = state === 'invited' || at % 2 === 0;
    const created_at = world.daysAgo(Math.max(0.5, job.daysAgo - 0.5 - at / 4));
    rows.engagements.push({
      ...{ id: dice.id(created_at), job_id, company_id, agency_id: recruiter.agency_id, recruiter_id: recruiter.id! },
      ...{ state, is_invitation, told_at: is_invitation && job.state !== 'pending_open' ? created_at : null },
      pitch: is_invitation ? '' : 'I placed three people in this field in the last year, and two of them are looking.',
      reason: state === 'rejected' ? 'We have enough recruiters for this one.' : '',
      ended_by: state === 'rejected' || state === 'withdrawn' ? 'company' : null,
      ...{ created_by: is_invitation ? created_by : recruiter.user_id!, created_at, changed_at: created_at },
    });
  }
}
