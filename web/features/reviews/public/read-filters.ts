import { audiences } from '#common/reviews/criteria.ts';
import { isLevel } from '#common/reviews/levels.ts';
import { specialityOf } from '#common/specialities.ts';
import { type ProfileQuery, reviewSorts } from '#common/urls.ts';

/** Reads the filters and order of a profile's reviews from an address or a form. Ignores unknown ones. */
export function readFilters(query: Readonly<Record<string, unknown>>): ProfileQuery {
  const text = (name: string) =>
    String(query[name] ?? '')
      .replaceAll('\0', ' ')
      .trim();
  const level = /^\d$/.test(text('level')) ? Number(text('level')) : undefined;
  return {
    audience: audiences.find((audience) => audience === text('audience')),
    stars: /^[1-5]$/.test(text('stars')) ? Number(text('stars')) : undefined,
    level: level !== undefined && isLevel(level) ? level : undefined,
    speciality: specialityOf(text('speciality'))?.id,
    words: text('q').slice(0, 100) || undefined,
    sort: reviewSorts.find((sort) => sort === text('sort')),
    after: text('after') || undefined,
  };
}
