import { z } from 'zod';

/** What moves when duplicates are merged, for one and for several. */
export const movedWords = {
  people: ['person', 'people'],
  recruiters: ['recruiter', 'recruiters'],
  teams: ['team', 'teams'],
  memberInvitations: ['open invitation to join', 'open invitations to join'],
  joinRequests: ['open request to join', 'open requests to join'],
  domains: ['domain', 'domains'],
  placements: ['placement', 'placements'],
  invitations: ['review invitation', 'review invitations'],
  reviews: ['review', 'reviews'],
  shares: ['shared review', 'shared reviews'],
  suppliers: ['preferred supplier', 'preferred suppliers'],
  jobs: ['job', 'jobs'],
  supplierOf: ['company that prefers it', 'companies that prefer it'],
  favourites: ['person who saved it', 'people who saved it'],
  claims: ['claim', 'claims'],
  profileReports: ['report about it', 'reports about it'],
  trainingBookings: ['training booking', 'training bookings'],
  agencyReports: ['agency report', 'agency reports'],
  suppressions: ['address that wants no email', 'addresses that want no email'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

/** The name of something that moves. */
export type Moved = keyof typeof movedWords;

const into = (what: string) => z.uuid(`Choose the ${what} that stays.`).nullable();

/** A duplicate company, the company that stays, and what its people keep. */
export const mergeCompaniesInput = z.object({
  companyId: z.uuid(),
  expectedVersion: z.int(),
  intoId: into('company'),
  keepsAdmins: z.boolean(),
  movesDomains: z.boolean(),
});

/** A duplicate agency, the agency that stays, and whether its admins stay admins. */
export const mergeAgenciesInput = z.object({
  agencyId: z.uuid(),
  expectedVersion: z.int(),
  intoId: into('agency'),
  keepsAdmins: z.boolean(),
});

/** A duplicate profile, the profile that stays, and whose account stays if both have one. */
export const mergeRecruitersInput = z.object({
  recruiterId: z.uuid('Choose the duplicate.').nullable(),
  intoId: into('profile'),
  signIn: z.enum(['from', 'into'], { error: 'Choose which sign-in stays.' }).nullish(),
});
