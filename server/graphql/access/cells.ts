import { type Permission, permissionsOf } from '#common/roles.ts';

/** Roles of people in an agency, each held besides `recruiter`; the last entry is the last two together. */
export const recruiterRoles = [
  'recruiter',
  'recruiter_admin',
  'recruiter_freelancer',
  'pro_individual',
  'pro_team',
  'ultimate_team',
  'recruiter_admin + ultimate_team',
] as const;
/** Roles of people in a company, each held besides `user`. */
export const hiringRoles = ['user', 'user_admin'] as const;
/** Viewers who see every row the same way, no matter who owns it. */
export const placelessRoles = ['stranger', 'admin', 'super_admin'] as const;

/** Somebody's side: recruitment, hiring, or neither. */
export type Side = 'agency' | 'company' | 'none';
/**
 * Whose a row is from the viewer's point of view: their own, somebody's of their agency or company, somebody else's; or
 * their own at an agency they have left since.
 */
export type Relation = 'own' | 'same tenant' | 'other tenant' | 'moved on';

/** A viewer: a role, and their relation to the row. People without a tenant have one cell for each role. */
export interface Cell {
  role: (typeof recruiterRoles)[number] | (typeof hiringRoles)[number] | (typeof placelessRoles)[number];
  side: Side;
  relation: Relation;
  /** A super admin acts as this person. */
  isActedAs?: true;
  /** They lead the team of the person whose row it is. */
  leads?: true;
}

const inCompany: readonly Relation[] = ['own', 'same tenant', 'other tenant'];
const inAgency: readonly Relation[] = [...inCompany, 'moved on'];

/** All viewers, in the order of the tables. */
export const cells: readonly Cell[] = [
  { role: 'stranger', side: 'none', relation: 'other tenant' },
  ...recruiterRoles.flatMap((role) => inAgency.map((relation): Cell => ({ role, side: 'agency', relation }))),
  ...hiringRoles.flatMap((role) => inCompany.map((relation): Cell => ({ role, side: 'company', relation }))),
  { role: 'admin', side: 'none', relation: 'other tenant' },
  { role: 'super_admin', side: 'none', relation: 'other tenant' },
  { role: 'pro_individual', side: 'agency', relation: 'own', isActedAs: true },
  { role: 'pro_team', side: 'agency', relation: 'same tenant', leads: true },
];

/** A cell in words: `recruiter_admin, same tenant`. */
export const cellName = ({ role, side, relation, isActedAs, leads }: Cell): string =>
  side === 'none'
    ? role
    : `${isActedAs ? 'super_admin acting as ' : ''}${role}, ${leads ? 'lead of the team' : relation}`;

/** The roles in the token of a viewer in this cell. */
export function rolesOf({ role, side }: Cell): readonly string[] {
  if (role === 'stranger') return [];
  const base = side === 'agency' ? ['recruiter'] : side === 'company' ? ['user'] : [];
  return [...new Set([...base, ...role.split(' + ')])].map((name) => `ROLE_${name.toUpperCase()}`);
}

/** A set of viewers, by its name in the tables. */
export interface Audience {
  name: string;
  has(cell: Cell): boolean;
}

const audience = (name: string, has: (cell: Cell) => boolean): Audience => ({ name, has });
const isStaff = ({ role }: Cell) => role === 'admin' || role === 'super_admin';
const isNear = ({ relation }: Cell) => relation === 'own' || relation === 'same tenant';
const isOwn = ({ relation }: Cell) => relation === 'own' || relation === 'moved on';

/** Everybody, including strangers. */
export const everybody = audience('everybody', () => true);
/** All signed-in users of either side, and staff. */
export const signedIn = audience('whoever is signed in', ({ role }) => role !== 'stranger');
/** Admins and super admins. */
export const staff = audience('staff', isStaff);
/** Super admins, and no other staff. */
export const superAdmin = audience('super admins', ({ role }) => role === 'super_admin');
/** The owner of a row, on either side. */
export const themselves = audience('themselves', isOwn);
/** The recruiter whose row it is, while they are at its agency. */
export const recruiter = audience(
  'its recruiter, while at the agency',
  ({ side, relation }) => side === 'agency' && relation === 'own',
);
/** The recruiter whose row it is, even after they moved on. */
export const recruiterForGood = audience('its recruiter', (cell) => cell.side === 'agency' && isOwn(cell));
/** Admins of the row's agency. */
export const agencyAdmin = audience(
  "its agency's admin",
  (cell) => isNear(cell) && rolesOf(cell).includes('ROLE_RECRUITER_ADMIN'),
);
/** Leads of a team that the row's recruiter is on, while at its agency. */
export const lead = audience("the lead of its recruiter's team", (cell) => cell.leads === true);
/** Admins of any agency. */
export const agencyAdmins = audience('admins of agencies', (cell) => rolesOf(cell).includes('ROLE_RECRUITER_ADMIN'));
/** Everybody in any agency. */
export const agencyPeople = audience('people of agencies', ({ side }) => side === 'agency');
/** Everybody in any company. */
export const hiringPeople = audience('people of companies', ({ side }) => side === 'company');
/** Everybody in the row's agency. */
export const agencyMembers = audience('people of its agency', (cell) => cell.side === 'agency' && isNear(cell));
/** Everybody in the row's company. */
export const companyPeople = audience('people of the company', (cell) => cell.side === 'company' && isNear(cell));
/** Admins of the row's company. */
export const companyAdmin = audience("the company's admin", (cell) => cell.role === 'user_admin' && isNear(cell));
/** A super admin while acting as somebody. */
export const whoeverActsAsSomebody = audience('a super admin who acts as them', ({ isActedAs }) => isActedAs === true);

/** An audience without super admins who act as one of them. */
export const inPerson = (of: Audience): Audience =>
  audience(`${of.name}, in person`, (cell) => !cell.isActedAs && of.has(cell));

/** Those of an audience whose role or plan has a permission. */
export const withPermission = (of: Audience, permission: Permission): Audience =>
  audience(
    `${of.name}, with \`${permission}\``,
    (cell) => of.has(cell) && permissionsOf(rolesOf(cell)).includes(permission),
  );

/** Every audience on its own, to say in words who was found to see something. */
export const audiences: readonly Audience[] = [
  everybody,
  signedIn,
  staff,
  superAdmin,
  themselves,
  recruiter,
  recruiterForGood,
  lead,
  agencyAdmin,
  agencyMembers,
  companyPeople,
  companyAdmin,
];
