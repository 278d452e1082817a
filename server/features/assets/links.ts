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
import { readSignedQuery, signedQuery } from '#server/session/signed-query.ts';

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

const purpose = 'asset downloads';

/** A path that serves a file for some minutes. */
export const signedLink = (file: TemplateFile | BrandFile, now: Date): string =>
  assetDownloadUrl(signedQuery(purpose, file, { seconds: assetLinkSeconds, now }));

/** The file of a link's query; undefined if the query is not as we signed it, or too old. */
export const fileOfLink = (query: string, now: Date): TemplateFile | BrandFile | undefined =>
  z.union([templateFile, brandFile]).safeParse(readSignedQuery(purpose, query, now)).data;
