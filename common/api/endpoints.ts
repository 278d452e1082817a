import type { z } from 'zod';
import {
  invitationsInput,
  invitationsQuery,
  invitationsSaved,
  invitationsShown,
  noQuery,
  placementInput,
  placementSaved,
  placementShown,
  placementsQuery,
  placementsShown,
  reviewsQuery,
  reviewsShown,
  scoreShown,
} from './schemas.ts';
import type { ApiScope } from './tokens.ts';

/** One operation of the API, as the server answers it and the reference describes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1`, with parameters in braces. */
  readonly path: string;
  readonly scope: ApiScope;
  readonly title: string;
  readonly about: string;
  readonly query: z.ZodObject;
  /** A body of JSON, and one to show. */
  readonly body?: { readonly schema: z.ZodObject; readonly example: Readonly<Record<string, unknown>> };
  readonly answer: { readonly status: number; readonly schema: z.ZodType; readonly example: unknown };
}

/** Where the API is. */
export const apiPath = '/api/v1';

const placementId = '01926f0e-7c1a-7d53-9f3e-5a0c2b6f4d10';
const recruiterId = '01926f0e-7c1a-7d53-9f3e-5a0c2b6f4d11';

const sentPlacement = {
  external_id: 'P-1042',
  job_title: 'Site engineer',
  job_type: 'permanent',
  start_date: '2026-10-05',
  recruiter_email: 'kim@agency.example',
  candidate_name: 'Dana Price',
  candidate_email: 'dana@mail.example',
  company: 'Harbour Works',
  contact_name: 'Lee Moss',
  contact_email: 'lee@harbour.example',
};

const aPlacement = {
  id: placementId,
  source: 'manual',
  state: 'active',
  ...sentPlacement,
  end_date: null,
  speciality: null,
  location: null,
  recruiter_id: recruiterId,
  recruiter_name: 'Kim Ash',
  is_hidden: false,
  candidate_review: null,
  employer_review: null,
  created_at: '2026-10-06T09:30:00Z',
};

const anInvitation = {
  id: '01926f0e-7c1a-7d53-9f3e-5a0c2b6f4d12',
  placement_id: placementId,
  recruiter_id: recruiterId,
  side: 'candidate',
  recipient_name: 'Dana Price',
  recipient_email: 'dana@mail.example',
  state: 'scheduled',
  source: 'api',
  scheduled_for: '2026-10-12T23:00:00Z',
  sent_at: null,
  completed_at: null,
  expires_at: null,
  created_at: '2026-10-06T09:30:00Z',
};

const aReview = {
  id: '01926f0e-7c1a-7d53-9f3e-5a0c2b6f4d13',
  recruiter_id: recruiterId,
  recruiter_name: 'Kim Ash',
  reviewer_type: 'candidate',
  reviewer: 'Dana P.',
  reviewer_role: 'Site engineer',
  company: null,
  overall: 5,
  criteria: { communication: 5 },
  title: 'Kept me informed at every step',
  body: 'Kim called before and after every interview and told me what the job was really like.',
  level: 2,
  was_offered_anything: false,
  source: 'link',
  is_under_review: false,
  placed_as: 'permanent',
  placed_in: '2026-10',
  submitted_at: '2026-10-14T02:10:00Z',
  published_at: '2026-10-14T02:11:00Z',
  edited_at: null,
  reply: { body: 'Thank you, Dana!', created_at: '2026-10-15T01:00:00Z', edited_at: null },
};

const someFigures = {
  score: 4.1538,
  low: 3.8304,
  high: 4.4772,
  is_too_few: false,
  weight: 5.5714,
  weighted_stars: 27.722,
  counted_reviews: 12,
  average: 4.75,
  stars: [0, 0, 1, 1, 10],
  published_reviews: 14,
  confirmed_only_reviews: 2,
  removed_reviews: 0,
  as_of: '2026-10-20',
  coverage: { eligible: 20, invited: 18 },
};

/** All operations of the API, in the order of the reference. */
export const endpoints = {
  listPlacements: {
    method: 'GET',
    path: '/placements',
    scope: 'placements:read',
    title: 'List placements',
    about: "Your agency's placements, the newest first.",
    query: placementsQuery,
    answer: { status: 200, schema: placementsShown, example: { data: [aPlacement], next_cursor: null } },
  },
  getPlacement: {
    method: 'GET',
    path: '/placements/{id}',
    scope: 'placements:read',
    title: 'Get a placement',
    about: 'One placement, by its ID here.',
    query: noQuery,
    answer: { status: 200, schema: placementShown, example: aPlacement },
  },
  savePlacement: {
    method: 'POST',
    path: '/placements',
    scope: 'placements:write',
    title: 'Add or update a placement',
    about:
      'Finds the placement by external_id, or else by recruiter, job title, start date, and candidate. Adds it if there is none (201), or updates it (200). Fields you leave out stay as they are.',
    query: noQuery,
    body: { schema: placementInput, example: sentPlacement },
    answer: {
      status: 201,
      schema: placementSaved,
      example: { outcome: 'created', kept: [], placement: aPlacement },
    },
  },
  invite: {
    method: 'POST',
    path: '/placements/{id}/invitations',
    scope: 'invitations:write',
    title: 'Send review invitations',
    about:
      "Invites the candidate, the employer, or both to review. The rules of the app apply: everyone is invited once in 90 days at most, and no one who opted out. A side that can't be invited is in errors; if no side can, the answer is 422.",
    query: noQuery,
    body: { schema: invitationsInput, example: { sides: ['candidate'] } },
    answer: { status: 201, schema: invitationsSaved, example: { invitations: [anInvitation], errors: [] } },
  },
  listInvitations: {
    method: 'GET',
    path: '/invitations',
    scope: 'invitations:read',
    title: 'List invitations',
    about: "Your agency's review invitations, the newest first.",
    query: invitationsQuery,
    answer: { status: 200, schema: invitationsShown, example: { data: [anInvitation], next_cursor: null } },
  },
  listReviews: {
    method: 'GET',
    path: '/reviews',
    scope: 'reviews:read',
    title: 'List reviews',
    about: "Your agency's published reviews with their replies, as anyone sees them, the newest first.",
    query: reviewsQuery,
    answer: { status: 200, schema: reviewsShown, example: { data: [aReview], next_cursor: null } },
  },
  getScore: {
    method: 'GET',
    path: '/score',
    scope: 'score:read',
    title: 'Get scores',
    about:
      'The scores of your agency and its recruiters, as of the last UTC midnight. The score is (prior_weight × prior_stars + weighted_stars) / (prior_weight + weight). The weight of a review is the weight of its level, halved with each year of age.',
    query: noQuery,
    answer: {
      status: 200,
      schema: scoreShown,
      example: {
        formula: {
          ...{ version: 1, prior_weight: 7, prior_stars: 3.5, variance: 0.8, z80: 1.2816, half_life_days: 365 },
          level_weights: [0, 0, 0.7, 0.9, 1],
        },
        agency: someFigures,
        recruiters: [{ id: recruiterId, name: 'Kim Ash', slug: 'kim-ash', ...someFigures }],
      },
    },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
export type EndpointName = keyof typeof endpoints;

/** The call of an endpoint in curl. */
export function curlOf({ method, path, body }: Endpoint, origin: string): string {
  const lines = [`curl ${origin}${apiPath}${path.replace('{id}', placementId)}`];
  lines.push(`  -H 'Authorization: Bearer plaudit_…'`);
  if (method === 'POST')
    lines.push(`  -H 'Content-Type: application/json'`, `  -H 'Idempotency-Key: 6f1c0a52-order-1042'`);
  if (body) lines.push(`  -d '${JSON.stringify(body.example)}'`);
  return lines.join(' \\\n');
}
