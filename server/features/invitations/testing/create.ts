import type { Context } from '#server/commands/context.ts';
import type { TestDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';

let people = 0;

/** An address that no test has used before. */
export const someone = (name = 'casey'): string => `${name}-${people++}@mail.example`;

const placement = {
  jobTitle: 'Site Engineer',
  jobType: 'permanent',
  startDate: '2026-09-01',
  companyName: 'Pinwheel Logistics',
};

/** An input of `askForReview`, with its time. */
export const invitationTo = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...placement,
  audience: 'candidate',
  recipientName: 'Casey Wintergreen',
  recipientEmail: someone(),
  scheduledFor: '2026-10-01T09:00:00Z',
  ...change,
});

/** One item of `createInvitations`, about a new placement. */
export const placed = (change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...placement,
  candidateName: 'Casey Wintergreen',
  candidateEmail: someone(),
  ...change,
});

/** The result for one person. */
export interface Result {
  index: number;
  hasNewPlacement: boolean;
  invitation: {
    id: string;
    state: string;
    audience: string;
    recipientEmail: string;
    message: string | null;
    placement: { id: string };
  } | null;
  errors: { code: string; field: string | null; message: string }[];
}

/** Runs `createInvitations` in a test's database, and reads the rows an agency has afterwards. */
export function invitationsIn({ database: { kysely }, context }: TestDatabase) {
  return {
    createAll: (viewer: Viewer, input: Readonly<Record<string, unknown>>, now?: Date) =>
      create(context(viewer, now), input),
    invitationsOf: (agencyId: string) =>
      kysely.selectFrom('invitations').selectAll().where('agency_id', '=', agencyId).orderBy('id').execute(),
    placementsOf: (agencyId: string) =>
      kysely.selectFrom('placements').selectAll().where('agency_id', '=', agencyId).orderBy('id').execute(),
  };
}

/** Creates one invitation of `invitationTo`, and returns its result. */
export async function createOne(context: Context, given: Readonly<Record<string, unknown>>): Promise<Result> {
  const { clientMutationId, recruiterId, audience, recipientName: name, recipientEmail: email, ...rest } = given;
  const person =
    audience === 'candidate'
      ? { candidateName: name, candidateEmail: email }
      : { contactName: name, contactEmail: email };
  const input = { clientMutationId, recruiterId, invitations: [{ ...rest, ...person }] };
  const { results, errors } = await create(context, input);
  return results[0] ?? { index: 0, hasNewPlacement: false, invitation: null, errors };
}

async function create(context: Context, input: Readonly<Record<string, unknown>>) {
  const { data, errors } = await request(context, mutation, { input });
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data['createInvitations'] as unknown as Pick<Result, 'errors'> & { results: Result[] };
}

const mutation = `mutation ($input: CreateInvitationsInput!) { createInvitations(input: $input) {
  results { index hasNewPlacement invitation { id state audience recipientEmail message placement { id } }
    errors { code field message } }
  errors { code field message } } }`;
