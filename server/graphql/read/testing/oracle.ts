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
import { type Context, placementId } from './house.ts';
import { type OracleOrder, oraclePage, type PageArguments, type Row } from './oracle-page.ts';

interface Arguments extends PageArguments {
  id: string;
  ids: readonly string[];
  slug: string;
  sort?: string | null;
  filter?: Filter | null;
}
interface Filter {
  authorId?: number | null;
  recruiterId?: string | null;
  ofRecruiters?: readonly string[] | null;
  since?: string | null;
  minRating?: number | null;
  words?: string | null;
}
type Resolve = GraphQLFieldResolver<Row, Context, Arguments>;

const newest: OracleOrder = [['created_at', 'desc']];
const orders: Readonly<Record<string, OracleOrder>> = {
  WORST: [
    ['rating', 'asc'],
    ['created_at', 'asc'],
  ],
  DEAREST: [
    ['fee', 'desc'],
    ['views', 'asc'],
    ['starts_on', 'desc'],
  ],
  TITLE: [['lower(title)', 'asc']],
  HIGHEST: [['salary', 'desc']],
  LOWEST: [['salary', 'asc']],
  OLDEST: [['created_at', 'asc']],
  NEWEST: newest,
};

/** The same schema over rows in memory, with the simplest possible resolvers: slow, but easy to trust. */
export async function oracle(planned: GraphQLSchema, pool: pg.Pool): Promise<GraphQLSchema> {
  const rows = async ($type: string, table: string): Promise<readonly Row[]> => {
    const texts =
      table === 'placement'
        ? 'days::text[] as days'
        : `(to_jsonb(t)->>'created_at')::timestamptz::text as created_text`;
    const { rows } = await pool.query<Record<string, unknown>>(`select t.*, ${texts} from ${table} t`);
    return rows.map((row) => ({ ...row, $type }));
  };
  const db = {
    Agency: await rows('Agency', 'agency'),
    User: await rows('User', 'app_user'),
    Recruiter: await rows('Recruiter', 'recruiter'),
    Review: await rows('Review', 'review'),
    Reply: await rows('Reply', 'review_reply'),
    Placement: await rows('Placement', 'placement'),
  };
  const isType = (name: string): name is keyof typeof db => name in db && name !== 'Reply';
  const one = (type: keyof typeof db, test: (row: Row) => boolean, context: Context) => {
    const row = db[type].find(test);
    return row && isVisible(row, context) ? row : null;
  };
  const byId = (id: string, context: Context) => {
    const [type = '', key] = id.split(':');
    return isType(type) ? one(type, (row) => String(row['id']) === key, context) : null;
  };
  const page = (all: readonly Row[], context: Context, args: Arguments, standard: string, total?: number) => {
    const sort = args.sort ?? standard;
    const visible = all.filter((row) => isVisible(row, context));
    return oraclePage(visible, args, sort, orders[sort]!, total);
  };

  const id: Resolve = (row) => `${row.$type}:${row['id']}`;
  const resolvers: Record<string, Record<string, Resolve>> = {
    Query: {
      node: (_root, args, context) => byId(args.id, context),
      nodes: (_root, args, context) => args.ids.map((one) => byId(one, context)),
      spotlight: (_root, args, context) =>
        args.ids.map((one) => byId(`Recruiter:${one.replace('Recruiter:', '')}`, context)),
      latest: (_root, _args, context) => byId(`Placement:${placementId(4)}`, context),
      me: (_root, _args, context) => one('User', (row) => row['id'] === context.viewer.id, context),
      recruiter: (_root, args, context) => one('Recruiter', (row) => row['slug'] === args.slug, context),
      salaries: (_root, args, context) =>
        context.permissions.has('salary:read')
          ? page(db.Recruiter, context, args, 'HIGHEST')
          : denied('Query.salaries'),
      involved: (_root, args, context) => {
        const { viewer, permissions } = context;
        const own = db.Recruiter.filter((row) => row['user_id'] === viewer.id).map((row) => row['id']);
        const list = db.Review.filter(
          (row) =>
            row['author_id'] === viewer.id ||
            own.includes(row['recruiter_id']) ||
            (permissions.has('review:moderate') && Number(row['rating']) <= 3),
        ).filter((row) => args.filter?.minRating == null || Number(row['rating']) >= args.filter.minRating);
        return page(list, context, args, 'NEWEST');
      },
      reviews: (_root, args, context) => {
        const { authorId, recruiterId, ofRecruiters, since } = args.filter ?? {};
        const list = db.Review.filter((row) => authorId == null || row['author_id'] === authorId).filter((row) => {
          const recruiter = `Recruiter:${row['recruiter_id']}`;
          return (
            (recruiterId == null || recruiterId === recruiter) &&
            (ofRecruiters == null || ofRecruiters.includes(recruiter)) &&
            (since == null || (row['created_at'] as Date) >= new Date(since))
          );
        });
        return page(list, context, args, 'NEWEST');
      },
    },
    Agency: {
      id,
      parent: (row, _args, context) => one('Agency', (other) => other['id'] === row['parent_id'], context),
      recruiters: (row, args, context) => {
        const list = db.Recruiter.filter((other) => other['agency_id'] === row['id']);
        return page(list, context, args, 'OLDEST');
      },
    },
    User: {
      id,
      email: (row, _args, { viewer }) => (row['id'] === viewer.id ? row['email'] : denied('User.email')),
      avatar: (row) => `picture of ${row['email']}`,
    },
    Reply: { createdAt: time('created_at') },
    Contract: { pay: (row) => row['salary'] },
    Stats: { createdAt: time('created_at'), count: (row) => row['review_count'] },
    Placement: {
      id,
      state: (row) => String(row['state']).toUpperCase(),
      startsOn: (row) => row['starts_on'],
      sentAt: time('sent_at'),
      loud: (row) => String(row['title']).toUpperCase(),
      recruiter: (row, _args, context) => one('Recruiter', (other) => other['id'] === row['recruiter_id'], context),
    },
    Recruiter: {
      id,
      contract: (row, _args, { viewer }) => (row['user_id'] === viewer.id ? row : null),
      drafts: (row, args, context) => {
        if (!context.permissions.has('review:moderate')) return denied('Recruiter.drafts');
        const list = db.Review.filter((other) => other['recruiter_id'] === row['id']);
        return page(list, context, args, 'NEWEST');
      },
      stats: (row) => row,
      reviewCount: (row) => row['review_count'],
      salary: (row, _args, { permissions }) =>
        permissions.has('salary:read') ? row['salary'] : denied('Recruiter.salary'),
      initials: (row) => `R${row['id']}`,
      averageRating: (row) =>
        row['review_count'] ? Math.round((100 * Number(row['review_sum'])) / Number(row['review_count'])) / 100 : null,
      agency: (row, _args, context) => one('Agency', (other) => other['id'] === row['agency_id'], context),
      placements: (row, args, context) => {
        const list = db.Placement.filter((other) => other['recruiter_id'] === row['id']);
        return page(list, context, args, 'DEAREST');
      },
      reviews: (row, args, context) => {
        const { minRating, words } = args.filter ?? {};
        const list = db.Review.filter((other) => other['recruiter_id'] === row['id'])
          .filter((other) => minRating == null || Number(other['rating']) >= minRating)
          .filter((other) => words == null || String(other['text']).includes(words));
        const isFiltered = minRating != null || words != null;
        return page(list, context, args, 'NEWEST', isFiltered ? undefined : Number(row['review_count']));
      },
    },
    Review: {
      id,
      createdAt: time('created_at'),
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
  return resolved(buildSchema(printSchema(planned)), resolvers);
}

function isVisible(row: Row, { viewer, permissions }: Context): boolean {
  if (permissions.has('review:moderate')) return true;
  if (row.$type === 'Recruiter') return !row['hidden'] || row['user_id'] === viewer.id;
  if (row.$type === 'Review') return Boolean(row['published']) || row['author_id'] === viewer.id;
  return row.$type !== 'Placement' || row['state'] === 'sent';
}

function denied(what: string): never {
  throw new GraphQLError(`You may not see ${what}`, { extensions: { code: 'FORBIDDEN' } });
}

function time(column: string): Resolve {
  return (row) => {
    const value = row[column];
    return value instanceof Date ? value.toISOString() : null;
  };
}

function resolved(schema: GraphQLSchema, resolvers: Record<string, Record<string, Resolve>>): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) || isInterfaceType(type)) type.resolveType = (row: Row) => row.$type;
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = resolvers[type.name]?.[field.name];
      if (resolve) field.resolve = resolve;
    }
  }
  return schema;
}
