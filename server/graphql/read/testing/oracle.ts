import {
  buildSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
  printSchema,
} from 'graphql';
import type pg from 'pg';
import type { Context } from './house.ts';

type Row = Record<string, any> & { $type: string };
type Resolve = GraphQLFieldResolver<Row, Context, any>;

/** The same schema over rows in memory, with the plainest resolvers that can be written: slow, and easy to believe. */
export async function oracle(planned: GraphQLSchema, pool: pg.Pool): Promise<GraphQLSchema> {
  const rows = async ($type: string, table: string): Promise<Row[]> =>
    (
      await pool.query(
        `select t.*, to_jsonb(t)->>'created_at' as iso, (to_jsonb(t)->>'created_at')::timestamptz::text as created_text from ${table} t`,
      )
    ).rows.map((row) => ({ ...row, $type }));
  const db = {
    Agency: await rows('Agency', 'agency'),
    User: await rows('User', 'app_user'),
    Recruiter: await rows('Recruiter', 'recruiter'),
    Review: await rows('Review', 'review'),
    Reply: await rows('Reply', 'review_reply'),
  };

  const visible = (row: Row | undefined, { viewer, permissions }: Context): boolean => {
    if (!row) return false;
    if (permissions.has('review:moderate')) return true;
    if (row.$type === 'Recruiter') return !row['hidden'] || row['user_id'] === viewer.id;
    if (row.$type === 'Review') return row['published'] || row['author_id'] === viewer.id;
    return true;
  };
  const one = (type: keyof typeof db, test: (row: Row) => boolean, context: Context) => {
    const row = db[type].find(test);
    return visible(row, context) ? row : null;
  };
  const byId = (id: string, context: Context) => {
    const [type, key] = id.split(':');
    return type! in db && type !== 'Reply' ? one(type as never, (row) => String(row['id']) === key, context) : null;
  };
  const denied = (what: string) => {
    throw new GraphQLError(`You may not see ${what}`, { extensions: { code: 'FORBIDDEN' } });
  };

  function page(
    all: Row[],
    context: Context,
    args: any,
    columns: string[],
    descending: boolean,
    sort: string,
    total?: number,
  ) {
    const list = all.filter((row) => visible(row, context));
    const keys = (row: Row) =>
      [...columns, 'id'].map((column) => (column === 'created_at' ? row['created_text'] : row[column]));
    const compare = (a: any[], b: any[]): number => {
      for (let i = 0; i < a.length; i++) {
        if (a[i] < b[i]) return descending ? 1 : -1;
        if (a[i] > b[i]) return descending ? -1 : 1;
      }
      return 0;
    };
    const place = (cursor: string) =>
      Buffer.from(cursor, 'base64')
        .toString()
        .split('\x1f')
        .slice(1)
        .map((text: string, i: number) => (columns[i] === 'created_at' ? text : Number(text)));
    list.sort((a, b) => compare(keys(a), keys(b)));
    let window = list;
    if (args.after) window = window.filter((row) => compare(keys(row), place(args.after)) > 0);
    if (args.before) window = window.filter((row) => compare(keys(row), place(args.before)) < 0);
    const size = args.first ?? args.last ?? 20;
    const shown = args.last != null ? window.slice(Math.max(0, window.length - size)) : window.slice(0, size);
    const edges = shown.map((node) => ({
      node,
      cursor: Buffer.from([sort, ...keys(node)].join('\x1f')).toString('base64'),
    }));
    const after = args.after && list.some((row) => compare(keys(row), place(args.after)) <= 0);
    const before = args.before && list.some((row) => compare(keys(row), place(args.before)) >= 0);
    const more = window.length > size;
    return {
      edges,
      totalCount: total ?? list.length,
      pageInfo: {
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
        hasNextPage: Boolean((args.last == null && more) || before),
        hasPreviousPage: Boolean((args.last != null && more) || after),
      },
    };
  }

  const id: Resolve = (row) => `${row.$type}:${row['id']}`;
  const createdAt: Resolve = (row) => row['created_at'].toISOString();
  const resolvers: Record<string, Record<string, Resolve>> = {
    Query: {
      node: (_root, args, context) => byId(args.id, context),
      nodes: (_root, args, context) => args.ids.map((one: string) => byId(one, context)),
      recruiter: (_root, args, context) => one('Recruiter', (row) => row['slug'] === args.slug, context),
      salaries: (_root, args, context) => {
        if (!context.permissions.has('salary:read')) return denied('Query.salaries');
        const sort = args.sort ?? 'HIGHEST';
        return page(db.Recruiter, context, args, ['salary'], sort === 'HIGHEST', sort);
      },
      reviews: (_root, args, context) =>
        page(
          db.Review.filter((row) => args.authorId == null || row['author_id'] === args.authorId),
          context,
          args,
          ['created_at'],
          true,
          'NEWEST',
        ),
    },
    Agency: {
      id,
      parent: (row, _args, context) => one('Agency', (other) => other['id'] === row['parent_id'], context),
      recruiters: (row, args, context) =>
        page(
          db.Recruiter.filter((other) => other['agency_id'] === row['id']),
          context,
          args,
          ['created_at'],
          false,
          'OLDEST',
        ),
    },
    User: {
      id,
      email: (row, _args, { viewer }) => (row['id'] === viewer.id ? row['email'] : denied('User.email')),
      avatar: (row) => `picture of ${row['email']}`,
    },
    Reply: { createdAt },
    Contract: { pay: (row) => row['salary'] },
    Stats: { createdAt, count: (row) => row['review_count'] },
    Recruiter: {
      id,
      contract: (row, _args, { viewer }) => (row['user_id'] === viewer.id ? row : null),
      drafts: (row, args, context) => {
        if (!context.permissions.has('review:moderate')) return denied('Recruiter.drafts');
        const list = db.Review.filter((other) => other['recruiter_id'] === row['id']);
        return page(list, context, args, ['created_at'], true, 'NEWEST');
      },
      stats: (row) => row,
      reviewCount: (row) => row['review_count'],
      salary: (row, _args, { permissions }) =>
        permissions.has('salary:read') ? row['salary'] : denied('Recruiter.salary'),
      initials: (row) => `R${row['id']}`,
      averageRating: (row) =>
        row['review_count'] ? Math.round((100 * row['review_sum']) / row['review_count']) / 100 : null,
      agency: (row, _args, context) => one('Agency', (other) => other['id'] === row['agency_id'], context),
      reviews: (row, args, context) => {
        const filtered = args.minRating != null || args.words != null;
        const list = db.Review.filter(
          (other) =>
            other['recruiter_id'] === row['id'] &&
            (args.minRating == null || other['rating'] >= args.minRating) &&
            (args.words == null || other['text'].includes(args.words)),
        );
        const sort = args.sort ?? 'NEWEST';
        return page(
          list,
          context,
          args,
          sort === 'WORST' ? ['rating', 'created_at'] : ['created_at'],
          sort === 'NEWEST',
          sort,
          filtered ? undefined : row['review_count'],
        );
      },
    },
    Review: {
      id,
      createdAt,
      note: (row, _args, { viewer, permissions }) =>
        permissions.has('review:moderate') || row['author_id'] === viewer.id ? row['note'] : denied('Review.note'),
      author: (row, _args, context) => one('User', (other) => other['id'] === row['author_id'], context),
      reply: (row, _args, context) => one('Reply', (other) => other['review_id'] === row['id'], context),
      subject: (row, _args, context) =>
        one(
          row['subject_type'] === 'agency' ? 'Agency' : 'Recruiter',
          (other) => other['id'] === row['subject_id'],
          context,
        ),
    },
  };
  const schema = buildSchema(printSchema(planned));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) || isInterfaceType(type)) type.resolveType = (row: Row) => row.$type;
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) {
        const resolve = resolvers[type.name]?.[field.name];
        if (resolve) field.resolve = resolve as never;
      }
  }
  return schema;
}
