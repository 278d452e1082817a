import { builder, plan } from '#server/graphql/builder.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { eraseRequestedData } from './erasure.commands.tsx';
import { type ErasedPart, type ErasurePreview as Preview, previewErasure } from './preview.ts';

const ErasurePart = builder.objectRef<ErasedPart>('ErasurePart').implement({
  description: 'A part of what would become of the data of a person.',
  fields: (t) => ({
    what: t.string({ nullable: false, resolve: ({ what }) => what }),
    count: t.int({
      nullable: true,
      description: 'Its rows. Null for what is kept of everyone.',
      resolve: ({ count }) => count,
    }),
    fate: t.string({
      nullable: false,
      description: "'erased', 'emptied' (its rows stay without the person) or 'kept'.",
      resolve: ({ fate }) => fate,
    }),
    reason: t.string({ nullable: true, description: 'Why something stays.', resolve: ({ reason }) => reason }),
  }),
});

const ErasurePreview = builder.objectRef<Preview>('ErasurePreview').implement({
  description: 'What erasing the data of the person of a request would do.',
  fields: (t) => ({
    parts: t.field({ type: [ErasurePart], nullable: false, resolve: ({ parts }) => [...parts] }),
    blockedBecause: t.string({
      nullable: true,
      description: "Why it can't be done now.",
      resolve: ({ blockedBecause }) => blockedBecause,
    }),
  }),
});

builder.queryField('erasurePreview', (t) =>
  t.field({
    type: ErasurePreview,
    nullable: true,
    description: 'What erasing the data of a request to erase would do, for staff. Null once it is answered.',
    args: { dataRequestId: t.arg.id({ required: true }) },
    resolve: async (_root, { dataRequestId }, { viewer, database }) => {
      if (!viewer.isStaff) return null;
      const request = await database.kysely
        .selectFrom('data_requests')
        .select(['id', 'email'])
        .where('id', '=', String(localIdOf('DataRequest', dataRequestId)))
        .where('kind', '=', 'erase')
        .where('state', 'in', ['open', 'extended'])
        .executeTakeFirst();
      return request ? previewErasure(database.kysely, request) : null;
    },
  }),
);

decisionMutation(eraseRequestedData, plan.type('DataRequest', 'data_requests'));
