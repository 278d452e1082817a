import type { PageAddress } from '#web/kit/page.ts';

/** The page's address under the current slug, if an old one was requested; otherwise undefined. */
export function movedTo({ path, params, query }: PageAddress, slug: string | undefined): string | undefined {
  if (!slug || !params.slug || slug === params.slug) return undefined;
  const steps = path.split('/');
  const moved = [...steps.slice(0, 2), encodeURIComponent(slug), ...steps.slice(3)].join('/');
  const kept = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return kept.length > 0 ? `${moved}?${new URLSearchParams(kept)}` : moved;
}
