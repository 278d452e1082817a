import { type Expression, sql } from 'kysely';

/** A profile by its slug or a former one, ignoring case. */
export const bySlug = (kind: 'recruiter' | 'agency', slug: Expression<string>) => {
  const table = sql.table({ recruiter: 'recruiters', agency: 'agencies' }[kind]);
  return sql<string>`coalesce(
    (select s.id from ${table} s where s.slug = lower(${slug})),
    (select o.subject_id from old_slugs o where o.kind = ${sql.lit(kind)} and o.slug = lower(${slug})))`;
};
