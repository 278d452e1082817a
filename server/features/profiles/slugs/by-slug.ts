import { type Expression, sql } from 'kysely';

/** A profile by its slug, however it is written, or by one that it had before. */
export const bySlug = (kind: 'recruiter' | 'agency', slug: Expression<string>) => {
  const table = sql.table({ recruiter: 'recruiters', agency: 'agencies' }[kind]);
  return sql<string>`coalesce(
    (select s.id from ${table} s where s.slug = lower(${slug})),
    (select o.subject_id from old_slugs o where o.kind = ${sql.lit(kind)} and o.slug = lower(${slug})))`;
};
