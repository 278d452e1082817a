import { addAccounts } from './accounts.ts';
import { addAgencies } from './agencies.ts';
import { addCandidates } from './candidates.ts';
import { addCompanies } from './companies.ts';
import { addDataRequests } from './data-requests.ts';
import { addFlags } from './flags.ts';
import { addFoundPeople } from './found-people.ts';
import { addGiven } from './given.ts';
import { addHiring } from './hiring.ts';
import { addHistory, addPresent } from './history.ts';
import { addImports } from './imports.ts';
import { addJobs } from './jobs.ts';
import { addLog } from './log.ts';
import { lengthenOne } from './long-case.ts';
import { addMails } from './mails.ts';
import { addMessages } from './messages.ts';
import { addNotices } from './notices.ts';
import { addOnboarding } from './onboarding.ts';
import { addPeople } from './people.ts';
import { addPosts } from './posts.ts';
import { addMembers } from './recruiters.ts';
import { addReplyHistory } from './reply-history.ts';
import type { DemoRows } from './rows.ts';
import { addSavedSearches } from './saved-searches.ts';
import { addShares } from './shares.ts';
import { addStatements } from './statements.ts';
import { addSurveys } from './surveys.ts';
import { addTeams } from './teams.ts';
import { addTemplates } from './templates.ts';
import { addWaiting } from './waiting.ts';
import { addWidgets } from './widgets.ts';
import { newWorld, type World } from './world.ts';

/** Generates the whole demo as of a moment: always the same people and texts, with dates leading up to `now`. */
export function demoRows(now: Date, passwordHash: string): DemoRows {
  const world = newWorld(now);
  const agencies = addAgencies(world);
  const companies = addCompanies(world);
  const [agency, freelancers, ...others] = agencies.map((one) => one.agency);
  const homes = {
    agency: agency!,
    freelancers: freelancers!,
    proTeam: others.find(({ plan }) => plan === 'pro_team')!,
    ultimateTeam: others.find(({ plan }) => plan === 'ultimate_team')!,
    company: companies[0]!,
  };
  const withAccounts = addAccounts(world, homes, passwordHash);
  const counts = reviewCounts(
    world,
    agencies.reduce((sum, { size }) => sum + size, 0),
  );
  const members = agencies.flatMap(({ agency, size }) => addMembers(world, agency, counts.splice(0, size)));
  const recruiters = [...withAccounts, ...members];
  for (const recruiter of recruiters) addHistory(world, recruiter, companies);
  addPresent(world, recruiters, companies);
  lengthenOne(world, recruiters);
  addGiven(world);
  addMails(world);
  addObjections(world);
  addWaiting(world);
  addFlags(world);
  addReplyHistory(world);
  addImports(world, withAccounts);
  addHiring(world);
  addOnboarding(world);
  addNotices(world);
  addLog(world);
  addTeams(world);
  addPeople(world);
  addShares(world);
  addDataRequests(world);
  addSurveys(world);
  addWidgets(world);
  addTemplates(world);
  addStatements(world);
  addPosts(world);
  addJobs(world);
  addCandidates(world);
  addMessages(world);
  addSavedSearches(world);
  addFoundPeople(world);
  return world.rows;
}

/** One recruiter has two hundred reviews, some have dozens, most have few or none. */
function reviewCounts({ dice }: World, recruiters: number): number[] {
  const falling = Array.from({ length: recruiters }, (_, place) => Math.round(200 * Math.exp(-place / 15)));
  return dice.shuffled(falling);
}

/** People who opted out of all emails. */
function addObjections(world: World): void {
  for (const daysAgo of [400, 90, 12]) {
    const createdAt = world.daysAgo(daysAgo);
    const { email } = world.newPerson('mail.example');
    const id = world.dice.id(createdAt);
    world.rows.suppressions.push({ id, email, agency_id: null, reason: 'objected', created_at: createdAt });
  }
}
