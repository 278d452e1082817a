import { createHash } from 'node:crypto';
import { peopleUrl } from '#common/urls.ts';
import { addUser } from './users.ts';
import type { World } from './world.ts';

/** Invitations to join of the demo's agencies and company: when they were sent, and what became of them. */
const invited = [
  { of: 'demo-agency', email: 'wren.tallow@placers.example', daysAgo: 2, state: 'open', isAdmin: false },
  { of: 'demo-agency', email: 'ira.bellbird@placers.example', daysAgo: 20, state: 'open', isAdmin: false },
  {
    of: 'quokka-and-quill-recruitment',
    email: 'ottoline.reed@quill.example',
    daysAgo: 1,
    state: 'open',
    isAdmin: true,
  },
  { of: 'quokka-and-quill-recruitment', email: 'basil.tern@quill.example', daysAgo: 1, state: 'open', isAdmin: false },
  {
    of: 'quokka-and-quill-recruitment',
    email: 'perpetua.lark@quill.example',
    daysAgo: 30,
    state: 'withdrawn',
    isAdmin: false,
  },
  { of: 'company', email: 'clement.oar@hiring.example', daysAgo: 3, state: 'open', isAdmin: false },
] as const;

/** Requests to join, by people who have an account and belong nowhere yet. */
const asking = [
  {
    of: 'demo-agency',
    name: 'Juniper Vale',
    daysAgo: 1,
    state: 'open',
    message: 'I start on the construction desk next week.',
  },
  { of: 'demo-agency', name: 'Silas Pocket', daysAgo: 24, state: 'declined', message: null },
  {
    of: 'quokka-and-quill-recruitment',
    name: 'Marguerite Stone',
    daysAgo: 2,
    state: 'open',
    message: 'Ottoline told me to ask here.',
  },
  { of: 'company', name: 'Ambrose Field', daysAgo: 1, state: 'open', message: 'I look after hiring in Perth.' },
] as const;

const days = 86_400_000;

/** People on their way in and out: invitations and requests to join, and a recruiter who moved to another agency. */
export function addPeople(world: World): void {
  for (const one of invited) addInvitation(world, one);
  for (const one of asking) addRequest(world, one);
  movePerson(world, 'tui-talent-works', 'paper-lantern-placements');
}

type Place = { agency_id: string | null; company_id: string | null };

function placeOf({ rows }: World, of: string): Place {
  if (of !== 'company') return { agency_id: rows.agencies.find(({ slug }) => slug === of)!.id, company_id: null };
  return { agency_id: null, company_id: rows.companies[0]!.id };
}

/** The demo account that runs a place. */
function adminOf({ rows }: World, of: string): string {
  const role = of === 'company' ? 'user_admin' : of === 'demo-agency' ? 'recruiter_admin' : 'ultimate_team';
  return rows.users.find(({ email }) => email === `${role}@demo.example`)!.id;
}

function addInvitation(world: World, { of, email, daysAgo, state, isAdmin }: (typeof invited)[number]): void {
  const sent_at = world.daysAgo(daysAgo);
  world.rows.member_invitations.push({
    id: world.dice.id(sent_at),
    ...placeOf(world, of),
    email,
    is_admin: isAdmin,
    invited_by: adminOf(world, of),
    // Nobody knows a token of this hash.
    token_hash: `\\x${createHash('sha256').update(`demo ${email}`).digest('hex')}` as never,
    state,
    sent_at,
    expires_at: new Date(sent_at.getTime() + 14 * days),
    created_at: sent_at,
  });
}

function addRequest(world: World, { of, name, daysAgo, state, message }: (typeof asking)[number]): void {
  const { rows, dice } = world;
  const created_at = world.daysAgo(daysAgo);
  const user_id = addUser(world, {
    type: of === 'company' ? 'user' : 'recruiter',
    email: `${name.toLowerCase().replace(' ', '.')}@newcomer.example`,
    name,
    country: 'AU',
    roles: [of === 'company' ? 'ROLE_USER' : 'ROLE_RECRUITER'],
    createdAt: world.daysAgo(daysAgo + 1),
    passwordHash: null,
  });
  const id = dice.id(created_at);
  const isOpen = state === 'open';
  rows.join_requests.push({
    id,
    user_id,
    ...placeOf(world, of),
    message,
    state,
    declined_because: isOpen ? null : 'We do not know each other yet. Please give us a call first.',
    decided_by: isOpen ? null : adminOf(world, of),
    decided_at: isOpen ? null : world.daysAgo(daysAgo - 1),
    created_at,
  });
  if (!isOpen) return;
  rows.notices.push({
    id: dice.id(created_at),
    user_id: adminOf(world, of),
    kind: 'joinRequested',
    at: created_at,
    review_id: null,
    invitation_id: null,
    path: peopleUrl(of === 'company' ? 'company' : 'agency', 'request', { open: `JoinRequest:${id}` }),
    about: name,
    read_at: null,
    digest: null,
  });
}

/** Takes a recruiter with reviews to another agency. Their unsent review invitations go to a colleague. */
function movePerson({ rows }: World, fromSlug: string, toSlug: string): void {
  const [from, to] = [fromSlug, toSlug].map((slug) => rows.agencies.find((one) => one.slug === slug)!.id);
  const admins = new Set(rows.user_roles.flatMap(({ user_id, role }) => (role.endsWith('_ADMIN') ? [user_id] : [])));
  const onTeams = new Set(rows.team_members.map(({ recruiter_id }) => recruiter_id));
  const reviews = (id: string) =>
    rows.reviews.filter(({ recruiter_id, publication }) => recruiter_id === id && publication === 'published').length;
  const people = rows.recruiters.filter(
    ({ id, agency_id, user_id }) =>
      agency_id === from && user_id && !admins.has(user_id) && !onTeams.has(id) && !isDemo(rows.users, user_id),
  );
  const [mover, successor] = people.toSorted((a, b) => reviews(b.id) - reviews(a.id)) as [Named, Named];
  for (const invitation of rows.invitations) {
    if (invitation.recruiter_id !== mover.id || !['draft', 'scheduled'].includes(invitation.state ?? '')) continue;
    invitation.recruiter_id = successor.id;
    rows.placements.find(({ id }) => id === invitation.placement_id)!.recruiter_id = successor.id;
  }
  mover.agency_id = to!;
}

type Named = World['rows']['recruiters'][number];

const isDemo = (users: World['rows']['users'], userId: string) =>
  users.some(({ id, email }) => id === userId && email.endsWith('@demo.example'));
