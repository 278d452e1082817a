/** What the check needs to know about a viewer: their roles, or null when nobody is signed in. */
export type HeldRoles = readonly string[] | null;

/** One way to pass: none of `exclude` and all of `include`. */
export interface RequirementGroup {
  readonly include?: readonly Requirable[];
  readonly exclude?: readonly Requirable[];
}

/** A role, permission or list of them (all, or any if asked to), or groups of which one must pass. Empty passes. */
export type Requirement = Requirable | readonly Requirable[] | readonly RequirementGroup[] | undefined;

/** Builds permissions as `resource_action` and keeps their exact names in the type. */
function may<R extends string, A extends string>(resource: R, ...actions: A[]): `${R}_${A}`[] {
  return actions.map((action) => `${resource}_${action}` as const);
}

const table = {
  super_admin: { includes: ['recruiter', 'user', 'admin'], own: [] },
  admin: { includes: ['recruiter', 'user'], own: [] },
  recruiter_admin: {
    includes: [],
    own: [
      ...may('agency', 'edit'),
      ...may('recruiter', 'invite'),
      ...may('recruiter_user', 'invite', 'list'),
      ...may('widget', 'view'),
    ],
  },
  recruiter_freelancer: { includes: [], own: may('widget', 'view') },
  pro_individual: {
    includes: [],
    own: [
      ...may('capability_statements', 'view', 'create'),
      ...may('google_reviews', 'connect', 'request'),
      ...may('review_template', 'create', 'use'),
      ...may('invite_settings', 'create'),
      ...may('premium_widgets', 'view'),
      ...may('review', 'reply'),
      ...may('company', 'share'),
      ...may('premium_analytics', 'view'),
      ...may('premium_profile', 'view', 'edit'),
    ],
  },
  pro_team: {
    includes: ['pro_individual'],
    own: [
      'pro_team',
      ...may('leaderboard', 'view'),
      ...may('team', 'view', 'create', 'edit'),
      ...may('recruiter_user', 'invite', 'list', 'manage'),
    ],
  },
  ultimate_team: {
    includes: ['pro_team'],
    own: ['ultimate_team', ...may('nps', 'view', 'create', 'configure', 'request')],
  },
  recruiter: {
    includes: [],
    own: [
      ...may('marketplace', 'job_view', 'job_list'),
      ...may('job', 'view', 'apply', 'withdraw', 'list_mine', 'accept_invite', 'reject_invite'),
      ...may('job_application', 'withdraw', 'create'),
      ...may('job_interview', 'accept', 'accept_reschedule', 'reschedule', 'details'),
      ...may('job_offer', 'accept', 'reject'),
      ...may('recruiter', 'view', 'placements'),
      ...may('review', 'list'),
      ...may('recruiter_profile', 'edit'),
      ...may('profile', 'edit', 'view'),
      'dashboard',
      'logged',
    ],
  },
  user_admin: {
    includes: [],
    own: [...may('job', 'delete'), ...may('company', 'edit'), ...may('user', 'list', 'view', 'invite')],
  },
  user: {
    includes: [],
    own: [
      ...may('job', 'view', 'create', 'list', 'edit', 'publish'),
      ...may('job_application', 'schedule_interview', 'offer', 'reject'),
      ...may('job_interview', 'accept_reschedule', 'reschedule', 'details', 'completed', 'cancel'),
      ...may('job_offer', 'create', 'withdraw'),
      ...may('candidate', 'list', 'view'),
      ...may('recruiter', 'list', 'view', 'favourite'),
      ...may('profile', 'edit', 'view'),
      ...may('user_profile', 'edit'),
      'dashboard',
      'logged',
    ],
  },
} as const satisfies Record<string, { includes: readonly string[]; own: readonly string[] }>;

/** A role without its prefix, such as `recruiter_admin`. */
export type Role = keyof typeof table;

/** `resource_action`. `pro_team` and `ultimate_team` are in their own lists, as in the roles table. */
export type Permission = (typeof table)[Role]['own'][number];

/** What a requirement may name. Every signed-in user holds `anyone`. */
export type Requirable = Role | Permission | 'anyone';

/** All roles, in the order of the roles table. */
export const roles = Object.keys(table) as readonly Role[];

/** A role's name in tokens and the database: `recruiter` gives `ROLE_RECRUITER`, none gives `UNKNOWN`. */
export function roleName(role?: string | null): string {
  return role ? `ROLE_${role.toUpperCase()}` : 'UNKNOWN';
}

/** The permissions of these roles (`recruiter` or `ROLE_RECRUITER`), each once. Unknown roles have none. */
export function permissionsOf(held: readonly string[]): Permission[] {
  return [...new Set(withIncluded(held).flatMap((role): readonly Permission[] => table[role].own))];
}

/**
 * Whether a viewer passes a requirement. Super admins and empty requirements pass. A list requires all of its names
 * unless `any` is set; of groups, one must pass.
 */
export function meets(held: HeldRoles, requirement: Requirement, { any = false }: { any?: boolean } = {}): boolean {
  const wanted = typeof requirement === 'string' ? [requirement] : (requirement ?? []);
  if (wanted.length === 0) return true;
  const names = namesHeldBy(held);
  if (names.has('super_admin')) return true;
  const passes = wanted.map((one) => (typeof one === 'string' ? names.has(one) : passesGroup(names, one)));
  return any || wanted.some((one) => typeof one !== 'string') ? passes.includes(true) : !passes.includes(false);
}

/** Groups meaning 'one of these names is enough', for requirements kept in tables. */
export function anyOf(...names: Requirable[]): RequirementGroup[] {
  return names.map((name) => ({ include: [name] }));
}

function passesGroup(names: ReadonlySet<string>, { include = [], exclude = [] }: RequirementGroup): boolean {
  return !exclude.some((name) => names.has(name)) && include.every((name) => names.has(name));
}

function namesHeldBy(held: HeldRoles): ReadonlySet<string> {
  if (!held) return new Set();
  return new Set(['anyone', ...withIncluded(held), ...permissionsOf(held)]);
}

function withIncluded(held: readonly string[], seen = new Set<Role>()): Role[] {
  for (const name of held) {
    const role = name.replace(/^ROLE_/, '').toLowerCase();
    if (!isRole(role) || seen.has(role)) continue;
    seen.add(role);
    withIncluded(table[role].includes, seen);
  }
  return [...seen];
}

function isRole(name: string): name is Role {
  return Object.hasOwn(table, name);
}
