import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import { peopleLimits } from '#common/limits.ts';
import { acceptRequestsInput, declineRequestsInput, requestToJoinInput, type Side } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { absolute, accountUrl, peopleUrl, signInUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { JoinRequests } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { addToCompany } from '#server/features/accounts/companies/company-members.ts';
import { lockUser } from '#server/features/accounts/users/users.ts';
import { makeMember } from '#server/features/joining/agency-owners.ts';
import { oneAtATime } from '#server/features/joining/one-at-a-time.ts';
import { tell } from '#server/features/notices/tell.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { type Home, homeOf, isColleague, leftBecause, move, mustStay } from './leaving.ts';
import { joinAccepted, joinDeclined } from './mails/JoinAnswerMail.tsx';
import {
  activeAdmins,
  auditedFor,
  columnOf,
  lockTenant,
  lockTenants,
  ownTenant,
  seatsTaken,
  type Tenant,
  tenantOf,
} from './tenant.ts';

type Row = Selectable<JoinRequests>;

/** The type of account that each side takes. */
const accountType = { agency: 'recruiter', company: 'user' } as const;

/**
 * The viewer asks to join an agency or a company, whose admins are told. Repeating it changes nothing; an open request
 * to another one is withdrawn.
 */
export const requestToJoin = defineCommand({
  name: 'requestToJoin',
  input: requestToJoinInput,
  run: async (write, { agencyId, companyId, message, successorId }) => {
    const { tx, at, nature } = write;
    const person = await ownAccount(write);
    if (agencyId && companyId) return refuseUnknown();
    if (!agencyId && !companyId) refuse('CHOOSE', 'Choose where you would like to join.', 'agencyId');
    const place = { side: agencyId ? 'agency' : 'company', id: (agencyId ?? companyId)! } as const;
    const tenant = await openTenant(write, place);
    const home = await homeOf(write, person.id);
    const open = await openRequestOf(write, person.id);
    if (open && (open.agency_id ?? open.company_id) === tenant.id) return { joinRequest: open.id, user: person.id };
    await refuseRequest(write, tenant, home, person);
    await refuseSuccessor(write, home, successorId ?? null);
    if (open) await settle(write, open, { state: 'withdrawn' });
    const id = nature.newId();
    await tx
      .insertInto('join_requests')
      .values({
        id,
        user_id: person.id,
        [columnOf[tenant.side]]: tenant.id,
        message,
        successor_id: home?.recruiterId ? (successorId ?? null) : null,
        created_at: at,
      })
      .execute();
    write.audit({ action: 'requestToJoin', ...auditedFor(tenant), subject: subjectOf(id) });
    await tell(write, 'joinRequested', {
      to: await activeAdmins(tx, tenant),
      about: person.name,
      path: peopleUrl(tenant.side, 'request', { open: `JoinRequest:${id}` }),
    });
    return { joinRequest: id, user: person.id };
  },
});

/** Takes the viewer's own request back, as long as it waits. */
export const withdrawJoinRequest = defineCommand({
  name: 'withdrawJoinRequest',
  input: z.object({ joinRequestId: z.uuid() }),
  run: async (write, { joinRequestId: id }) => {
    const request = await write.tx
      .selectFrom('join_requests')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', write.viewer.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return refuseUnknown();
    if (request.state === 'withdrawn') return { joinRequest: id, user: request.user_id };
    if (request.state !== 'open') return refuse('ENDED', 'Your request was answered already.');
    await settle(write, request, { state: 'withdrawn' });
    return { joinRequest: id, user: request.user_id };
  },
});

/**
 * Accepts requests to join the viewer's agency or company. One that cannot be accepted has a problem whose field holds
 * its index in `ids`; the others are accepted.
 */
export const acceptJoinRequests = defineCommand({
  name: 'acceptJoinRequests',
  input: acceptRequestsInput,
  run: async (write, { ids }) => {
    const { tenants, tenant } = await lockWithHomes(write, ids);
    return eachOf(write, tenant, ids, async (request) => {
      if (request.state === 'accepted') return null;
      if (request.state !== 'open') return ended;
      await oneAtATime(write, await emailOf(write, request.user_id));
      const person = await lockUser(write, request.user_id);
      const home = await homeOf(write, person.id);
      const from = home && tenants.get(home.id);
      if (home && !from) return problem('CHANGED', `${person.name} has just moved. Try again.`);
      const problemFound = await unfit(write, tenant, person, from ?? null);
      if (problemFound) return problemFound;
      await takeIn(write, tenant, { request, person, home, from: from ?? null });
      return null;
    });
  },
});

/** Declines requests to join the viewer's agency or company, as `acceptJoinRequests` accepts them. */
export const declineJoinRequests = defineCommand({
  name: 'declineJoinRequests',
  input: declineRequestsInput,
  run: async (write, { ids, reason }) => {
    const tenant = await lockTenant(write.tx, ownTenant(write.viewer));
    return eachOf(write, tenant, ids, async (request) => {
      if (request.state === 'declined') return null;
      if (request.state !== 'open') return ended;
      await settle(write, request, { state: 'declined', declined_because: reason });
      await answer(write, tenant, { userId: request.user_id, isAccepted: false, reason, leftName: null });
      return null;
    });
  },
});

type Found = Omit<Problem, 'field'> | null;

const problem = (code: string, message: string): Found => ({ code, message });
const ended = problem('ENDED', 'This request was withdrawn or answered already.');
const unknown = problem('NOT_FOUND', "We can't find one of these requests. It may have been removed.");
const subjectOf = (id: string) => ({ type: 'JoinRequest', id }) as const;

/** Answers each request of a tenant, in their order; refuses if none could be answered. */
async function eachOf(
  { tx }: Write,
  tenant: Tenant,
  ids: readonly string[],
  answerOne: (request: Row) => Promise<Found>,
) {
  const rows = await tx
    .selectFrom('join_requests')
    .selectAll()
    .where('id', 'in', ids)
    .where(columnOf[tenant.side], '=', tenant.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const joinRequests: string[] = [];
  const problems: Problem[] = [];
  for (const [index, id] of ids.entries()) {
    const request = rows.find((row) => row.id === id);
    const found = request && !joinRequests.includes(id) ? await answerOne(request) : request ? null : unknown;
    if (found) problems.push({ ...found, field: `ids.${index}` });
    else joinRequests.push(id);
  }
  if (joinRequests.length === 0) throw new Refusal(problems);
  return { joinRequests, errors: problems };
}

/** The viewer's account, locked. Staff belong nowhere, and an unconfirmed address proves nothing. */
async function ownAccount(write: Write) {
  const { userId, isStaff } = write.viewer;
  if (!userId || isStaff) return refuse('FORBIDDEN', 'Only recruiters and people who hire can join.');
  const person = await lockUser(write, userId);
  if (!person.is_verified) refuse('NOT_VERIFIED', 'Confirm your email address first.');
  return person;
}

type Person = Awaited<ReturnType<typeof lockUser>>;

/** The agency or company to join. One that is not approved is as unknown. */
async function openTenant({ tx }: Write, place: { side: Side; id: string }): Promise<Tenant> {
  const tenant = await tenantOf(tx, place);
  return tenant?.isApproved ? tenant : refuseUnknown();
}

const openRequestOf = ({ tx }: Write, userId: string) =>
  tx
    .selectFrom('join_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst();

async function refuseRequest(write: Write, tenant: Tenant, home: Home | null, person: Person): Promise<void> {
  if (person.type !== accountType[tenant.side])
    refuse(
      'OTHER_KIND',
      tenant.side === 'agency' ? 'Only recruiters can join an agency.' : 'Only people who hire can join a company.',
    );
  if (home?.id === tenant.id) refuse('HERE', `You belong to ${tenant.name} already.`);
  const present = home && (await tenantOf(write.tx, home));
  if (present && (await mustStay(write, present, person.id)))
    refuse('LAST_ADMIN', `You are the only admin of ${present.name}. Make someone else an admin first.`);
  const dayAgo = new Date(write.at.getTime() - 86_400_000);
  const lately = await write.tx
    .selectFrom('join_requests')
    .select(['state', 'agency_id', 'company_id', 'created_at', 'decided_at'])
    .where('user_id', '=', person.id)
    .where('created_at', '>', new Date(dayAgo.getTime() - 365 * 86_400_000))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  if (lately.filter(({ created_at }) => created_at > dayAgo).length >= peopleLimits.requestsADay)
    refuse('LIMIT', `You can send ${peopleLimits.requestsADay} requests a day. Try again tomorrow.`);
  const declinedAfter = new Date(write.at.getTime() - peopleLimits.againAfterDays * 86_400_000);
  const isDeclined = lately.some(
    ({ state, agency_id, company_id, decided_at }) =>
      state === 'declined' && (agency_id ?? company_id) === tenant.id && decided_at! > declinedAfter,
  );
  if (isDeclined)
    refuse(
      'DECLINED',
      `${tenant.name} declined your last request. You can send another one ${peopleLimits.againAfterDays} days after that.`,
    );
}

async function refuseSuccessor(write: Write, home: Home | null, successorId: string | null): Promise<void> {
  if (!successorId || !home?.recruiterId) return;
  if (!(await isColleague(write, { successorId, agencyId: home.id, recruiterId: home.recruiterId })))
    refuse('NO_COLLEAGUE', 'Choose an active colleague.', 'successorId');
}

/** Locks the viewer's agency or company, and those that the requests' people belong to. */
async function lockWithHomes(write: Write, ids: readonly string[]) {
  const { tx, viewer } = write;
  const own = ownTenant(viewer);
  const homes = await tx
    .selectFrom('join_requests as j')
    .leftJoin('recruiters as r', 'r.user_id', 'j.user_id')
    .leftJoin('company_members as m', 'm.user_id', 'j.user_id')
    .select(['r.agency_id', 'm.company_id'])
    .where('j.id', 'in', ids)
    .where(`j.${columnOf[own.side]}`, '=', own.id)
    .execute();
  const found = homes.flatMap(({ agency_id, company_id }) => (own.side === 'agency' ? agency_id : company_id) ?? []);
  const tenants = await lockTenants(tx, own.side, [own.id, ...found]);
  return { tenants, tenant: tenants.get(own.id)! };
}

async function emailOf({ tx }: Write, userId: string): Promise<string> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return email;
}

/** Why a person can't be accepted now. */
async function unfit(write: Write, tenant: Tenant, person: Person, from: Tenant | null): Promise<Found> {
  const { name, status, type } = person;
  if (status !== 'active') return problem('DEACTIVATED', `The account of ${name} is deactivated.`);
  if (type !== accountType[tenant.side]) return problem('OTHER_KIND', `The account of ${name} is of another kind.`);
  if (from?.id === tenant.id) return null;
  if (from && (await mustStay(write, from, person.id)))
    return problem('LAST_ADMIN', `${name} is the only admin of ${from.name}, and has to make someone else one first.`);
  if (tenant.seats !== null && !(await isInvited(write, tenant, person.email)))
    if ((await seatsTaken(write, tenant)) >= tenant.seats)
      return problem('NO_SEAT', `${name} can't join: every seat of your agency is taken.`);
  return null;
}

/** An open invitation holds a seat for its person. */
async function isInvited({ tx, at }: Write, tenant: Tenant, email: string): Promise<boolean> {
  const invitation = await tx
    .selectFrom('member_invitations')
    .select('id')
    .where(columnOf[tenant.side], '=', tenant.id)
    .where('email', '=', email)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return invitation !== undefined;
}

interface Accepted {
  request: Row;
  person: Person;
  home: Home | null;
  from: Tenant | null;
}

async function takeIn(write: Write, tenant: Tenant, { request, person, home, from }: Accepted): Promise<void> {
  const { tx } = write;
  const { id: userId, name, email, country } = person;
  const isHere = from?.id === tenant.id;
  if (from && !isHere) {
    const recruiterId = home!.recruiterId;
    const successorId = await successorIn(write, request, from, recruiterId);
    await move(write, { userId, name, home: from, recruiterId, successorId, reason: leftBecause(name) }, tenant);
  }
  if (tenant.side === 'agency') {
    if (!home) await makeMember(write, { name, email, country }, tenant.id, [roleName('recruiter')]);
  } else if (!isHere) await addToCompany(write, tenant.id, userId, [roleName('user')]);
  await tx
    .updateTable('member_invitations')
    .set((eb) => ({ state: 'accepted', accepted_by: userId, version: eb('version', '+', 1) }))
    .where(columnOf[tenant.side], '=', tenant.id)
    .where('email', '=', email)
    .where('state', '=', 'open')
    .execute();
  await settle(write, request, { state: 'accepted' });
  if (tenant.side === 'agency') await write.emit('memberJoined', { agencyId: tenant.id, userId });
  await answer(write, tenant, {
    userId,
    isAccepted: true,
    reason: null,
    leftName: isHere ? null : (from?.name ?? null),
  });
}

/** The colleague whom a request names to take over; null if they no longer can. */
async function successorIn(
  write: Write,
  { successor_id: successorId }: Row,
  { id: agencyId }: Tenant,
  recruiterId: string | null,
): Promise<string | null> {
  const isThere = successorId && recruiterId && (await isColleague(write, { successorId, agencyId, recruiterId }));
  return isThere ? successorId : null;
}

/** The colleague whom a person has named in an open request to take over when they leave; null without one who can. */
export async function namedSuccessor(
  write: Write,
  userId: string,
  from: Tenant,
  recruiterId: string | null,
): Promise<string | null> {
  const open = await openRequestOf(write, userId);
  return open ? successorIn(write, open, from, recruiterId) : null;
}

/** Closes a person's open request once they have joined by invitation. */
export async function endRequestOf(write: Write, tenant: Tenant, userId: string): Promise<void> {
  const open = await openRequestOf(write, userId);
  if (!open) return;
  const isHere = (open.agency_id ?? open.company_id) === tenant.id;
  await settle(write, open, { state: isHere ? 'accepted' : 'withdrawn' });
}

type Settled = { state: 'accepted' | 'declined' | 'withdrawn'; declined_because?: string | null };

const actionOf = {
  accepted: 'acceptJoinRequest',
  declined: 'declineJoinRequest',
  withdrawn: 'withdrawJoinRequest',
} as const;

/** Ends an open request. */
async function settle(write: Write, { id, version, agency_id, company_id }: Row, settled: Settled): Promise<void> {
  const isOwn = settled.state === 'withdrawn';
  write.audit({
    action: actionOf[settled.state],
    agencyId: agency_id,
    companyId: company_id,
    subject: subjectOf(id),
  });
  await write.tx
    .updateTable('join_requests')
    .set({
      ...settled,
      decided_at: write.at,
      decided_by: isOwn ? null : write.viewer.userId,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}

interface Answer {
  userId: string;
  isAccepted: boolean;
  reason: string | null;
  leftName: string | null;
}

/** Tells the person, with an email of its own. */
async function answer(write: Write, tenant: Tenant, { userId, isAccepted, ...rest }: Answer): Promise<void> {
  const url = absolute(env.PLAUDIT_URL, isAccepted ? signInUrl() : accountUrl());
  await tell(write, isAccepted ? 'joinAccepted' : 'joinDeclined', {
    to: [userId],
    about: tenant.name,
    path: accountUrl(),
    mail: (_, { email, name }) =>
      sendMail(write, isAccepted ? joinAccepted : joinDeclined, {
        to: { email, name },
        props: { name, tenantName: tenant.name, isAccepted, url, ...rest },
      }),
  });
}
