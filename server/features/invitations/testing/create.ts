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

/** The result for one side of one item. */
interface Result {
  index: number;
  hasNewPlacement: boolean;
  invitation: { id: string; audience: string; recipientEmail: string; message: string | null } | null;
  errors: { code: string; field: string | null; message: string }[];
}

/** Runs `createInvitations` in a test's database, and reads the rows an agency has afterwards. */
export function invitationsIn({ database: { kysely }, context }: TestDatabase) {
  return {
    createAll: async (viewer: Viewer, input: Readonly<Record<string, unknown>>, now?: Date) => {
      const { data, errors } = await request(context(viewer, now), mutation, { input });
      if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
      return data['createInvitations'] as unknown as {
        results: Result[];
        errors: { code: string; field: string | null }[];
      };
    },
    invitationsOf: (agencyId: string) =>
      kysely.selectFrom('invitations').selectAll().where('agency_id', '=', agencyId).orderBy('id').execute(),
    placementsOf: (agencyId: string) =>
      kysely.selectFrom('placements').selectAll().where('agency_id', '=', agencyId).orderBy('id').execute(),
  };
}

const mutation = `mutation ($input: CreateInvitationsInput!) { createInvitations(input: $input) {
  results { index hasNewPlacement invitation { id audience recipientEmail message } errors { code field message } }
  errors { code field } } }`;
