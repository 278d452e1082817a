import { sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { discardDataCopy, prepareDataCopy } from './data-copies.commands.ts';

const User = plan.type('User', 'users');
const DataRequest = plan.type('DataRequest', 'data_requests');

/** A copy of someone's data, as staff see it: never its content. */
const DataCopy = plan.rows('DataCopy', { table: 'data_copies', visibleTo: ({ viewer }) => viewer.isStaff });

plan.fields(DataCopy, (t) => ({
  ...t.columns({
    state: 'String',
    parts: 'Int',
    partsDone: 'Int',
    entries: 'Int?',
    size: 'Int?',
    createdAt: 'DateTime',
    finishedAt: 'DateTime?',
    sentAt: 'DateTime?',
    downloadedAt: 'DateTime?',
    expiresAt: 'DateTime?',
  }),
  preparedBy: t.one(User, { via: 'prepared_by' }),
}));

/** A copy as the person gets it. Can be read only with the token of an email. */
const DataCopyToDownload = plan.rows('DataCopyToDownload', { table: 'data_copies', visibleTo: 'everyone' });

plan.fields(DataCopyToDownload, (t) => ({
  ...t.columns({ size: 'Int?', expiresAt: 'DateTime?' }),
  isExpired: t.sql({
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`(${row.state} <> 'ready' or ${row.expires_at} <= ${ourNow})`,
  }),
}));

plan.query.one('dataCopyToDownload', DataCopyToDownload, {
  description: 'The copy that an emailed link leads to; null if the link is unknown.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))`,
});

commandMutation(prepareDataCopy, {
  description: 'Starts a copy of what is kept under the address of a request. For super admins.',
  payload: { dataRequest: DataRequest },
  ids: { dataRequestId: 'DataRequest' },
});
commandMutation(discardDataCopy, {
  description: 'Deletes the copy of a request that waits for an answer. For super admins.',
  payload: { dataRequest: DataRequest },
  ids: { dataRequestId: 'DataRequest' },
});
