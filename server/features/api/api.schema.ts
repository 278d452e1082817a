import { sql } from 'kysely';
import { apiLimits } from '#common/api/tokens.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { createApiToken, createInboundAddress, revokeApiToken } from './api-tokens.commands.ts';
import { secretOf } from './secrets.ts';

/** An API token of an agency, or its inbound address, until it is revoked. The agency's admins see it. */
const ApiToken = plan.node('ApiToken', {
  table: 'api_tokens',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency} and ${row.revoked_at} is null)`,
});

plan.fields(ApiToken, (t) => ({
  ...t.columns({
    kind: 'String',
    name: 'String',
    hint: 'String',
    createdAt: 'DateTime',
    lastUsedAt: 'DateTime?',
    expiresAt: 'DateTime?',
  }),
  scopes: t.sql({ type: ['String'], sql: ({ row }) => sql<string[]>`${row.scopes}` }),
  createdBy: t.sql({
    description: 'The name of its maker; null if their account is gone.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.created_by})`,
  }),
  newSecret: t.computed({
    type: 'String',
    nullable: true,
    description: 'The secret, for the person who has just made it; null some minutes later.',
    select: ['id', 'created_at', 'created_by'],
    resolve: ({ id, created_at, created_by }, { viewer, nature }) => {
      const age = nature.now().getTime() - new Date(created_at).getTime();
      const isMaker = created_by === viewer.userId && !viewer.impersonatedBy;
      return isMaker && age < apiLimits.secretMinutes * 60_000 ? secretOf(id) : null;
    },
  }),
}));

plan.query.list('apiTokens', ApiToken, {
  description: "The API tokens of the viewer's agency, and its inbound address.",
  pageSize: apiLimits.tokens + 1,
  sorts: { NEWEST: { desc: ['created_at'] } },
});

commandMutation(createApiToken, {
  description: "Makes an API token of the viewer's agency.",
  payload: { token: ApiToken },
});
commandMutation(createInboundAddress, {
  description: 'Makes the address that takes placements. The one before stops working.',
  payload: { token: ApiToken },
});
commandMutation(revokeApiToken, {
  description: 'Revokes an API token, or turns off an inbound address, for good.',
  payload: { revokedTokenId: 'ID' },
  ids: { tokenId: 'ApiToken' },
});
