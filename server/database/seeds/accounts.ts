import { roleName } from '#common/roles.ts';
import { addRecruiter, type RecruiterWishes } from './recruiters.ts';
import { addMember, addUser } from './users.ts';
import type { DemoAgency, DemoCompany, DemoRecruiter, World } from './world.ts';

/** The password of every demo account. */
export const demoPassword = 'plaudit-demo-2026';

interface Account {
  role: string;
  name: string;
  /** Roles held in addition to the one in the account's name. */
  also?: readonly string[];
  profile?: Partial<RecruiterWishes> & { reviewCount: number };
}

/** Good, not perfect: readers should see what an honest profile looks like. */
const showcaseStars = [5, 4, 5, 3, 5, 5, 4, 2, 5, 4, 5, 5, 3, 4, 5, 5, 4, 5, 5, 3, 4, 5, 5, 4];

const accounts: readonly Account[] = [
  { role: 'super_admin', name: 'Sunny Demo' },
  { role: 'admin', name: 'Addie Demo' },
  { role: 'recruiter', name: 'Robin Demo', profile: { reviewCount: 9 } },
  { role: 'recruiter_admin', name: 'Ada Demo', also: ['recruiter'], profile: { reviewCount: 31 } },
  { role: 'recruiter_freelancer', name: 'Frankie Demo', also: ['recruiter'], profile: { reviewCount: 17 } },
  {
    role: 'pro_individual',
    name: 'Demo Recruiter',
    also: ['recruiter'],
    profile: {
      reviewCount: showcaseStars.length,
      slug: 'demo-recruiter',
      specialities: ['construction', 'engineering'],
      story: { stars: showcaseStars, invitedShare: 0.95, replyShare: 0.94, isShowcase: true, joinedDaysAgo: 520 },
    },
  },
  { role: 'pro_team', name: 'Perry Demo', also: ['recruiter'], profile: { reviewCount: 14 } },
  { role: 'ultimate_team', name: 'Ulla Demo', also: ['recruiter', 'recruiter_admin'], profile: { reviewCount: 46 } },
  { role: 'user', name: 'Uma Demo' },
  { role: 'user_admin', name: 'Una Demo', also: ['user'] },
];

/** The addresses of the demo accounts, one for each role. */
export const demoAddresses = accounts.map(({ role }) => `${role}@demo.example`);

/** Where the accounts belong; an agency's plan applies to its members. */
export interface Homes {
  agency: DemoAgency;
  freelancers: DemoAgency;
  proTeam: DemoAgency;
  ultimateTeam: DemoAgency;
  company: DemoCompany;
}

/** Creates the ten accounts `<role>@demo.example`; returns the profiles of the recruiters among them. */
export function addAccounts(world: World, homes: Homes, passwordHash: string): DemoRecruiter[] {
  return accounts.flatMap((account) => addAccount(world, homes, passwordHash, account) ?? []);
}

function addAccount(world: World, homes: Homes, passwordHash: string, account: Account): DemoRecruiter | undefined {
  const { role, name, also, profile } = account;
  const email = `${role}@demo.example`;
  const userId = addUser(world, {
    type: profile ? 'recruiter' : 'user',
    email,
    name,
    country: 'AU',
    roles: [role, ...(also ?? [])].map(roleName),
    createdAt: world.daysAgo(1190),
    passwordHash,
  });
  if (role.startsWith('user')) addMember(world, userId, homes.company.id!);
  if (!profile) return undefined;
  return addRecruiter(world, {
    agency: homeOf(role, homes),
    person: { name, firstName: name.split(' ')[0]!, email },
    userId,
    ...profile,
  });
}

function homeOf(role: string, homes: Homes): DemoAgency {
  if (role === 'recruiter_freelancer') return homes.freelancers;
  if (role === 'pro_team') return homes.proTeam;
  return role === 'ultimate_team' ? homes.ultimateTeam : homes.agency;
}
