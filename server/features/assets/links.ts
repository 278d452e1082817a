import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  assetFormats,
  assetLimits,
  assetLinkSeconds,
  assetScales,
  assetTemplates,
  brandAssets,
  brandFormats,
} from '#common/assets/assets.ts';
import { accentColor, line } from '#common/inputs.ts';
import { assetDownloadUrl } from '#common/urls.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

const scale = z.coerce.number().pipe(z.literal(assetScales, 'Choose a size.')).default(1);

/** A filled template as a file. `subject` is a global id. */
export const templateFile = z.strictObject({
  template: z.enum(assetTemplates),
  subject: z.string(),
  format: z.enum(assetFormats),
  scale,
  accent: accentColor,
  photo: z.stringbool().or(z.boolean()),
  review: z.uuid().nullish(),
  quote: line('a quotation', { max: assetLimits.quote }).nullish(),
});
export type TemplateFile = z.output<typeof templateFile>;

/** One of our own marks as a file. */
export const brandFile = z.strictObject({ brand: z.enum(brandAssets), format: z.enum(brandFormats), scale });
export type BrandFile = z.output<typeof brandFile>;

/** A path that serves a file for some minutes. All of it is signed, so no part of it can be exchanged. */
export function signedLink(file: TemplateFile | BrandFile, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + assetLinkSeconds;
  const wish = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...file, expires }))
    if (value !== null && value !== undefined) wish.set(name, String(value));
  return assetDownloadUrl(`${wish}&signature=${signatureOf(String(wish))}`);
}

/** The file of a link's query; undefined if the query is not as we signed it, or too old. */
export function fileOfLink(query: string, now: Date): TemplateFile | BrandFile | undefined {
  const [, wish, signature] = /^(.*)&signature=([\w-]+)$/s.exec(query) ?? [];
  if (!wish || !signature || !isEqual(signature, signatureOf(wish))) return undefined;
  const { expires, ...file } = Object.fromEntries(new URLSearchParams(wish));
  if (!(Number(expires) * 1000 > now.getTime())) return undefined;
  return z.union([templateFile, brandFile]).safeParse(file).data;
}

const signatureOf = (wish: string) =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'asset downloads')).update(wish).digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
