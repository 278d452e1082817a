import type { InputFieldMap } from '@pothos/core';
import type { z } from 'zod';
import { type ProfileFields, removes } from '#common/profiles/editing.ts';
import type { Write } from '#server/commands/write.ts';
import type { InputFields } from '#server/graphql/builder.ts';
import { upload } from '#server/graphql/upload.ts';
import { type KeptUpload, keptUpload } from '#server/storage/kept-upload.ts';
import { type PictureOwner, settlePicture } from '../pictures.ts';

/** The column of a field: 'roleTypes' is stored in role_types. */
export type ColumnOf<S extends string> = S extends `${infer A}${infer B}`
  ? `${A extends Lowercase<A> ? A : `_${Lowercase<A>}`}${ColumnOf<B>}`
  : S;

type Columns<F extends ProfileFields> = {
  [K in keyof F & string as ColumnOf<K>]: z.output<F[K]['schema']>;
};
type Said<F extends ProfileFields> = { readonly [K in keyof F]?: z.output<F[K]['schema']> };

/** The columns of a profile's fields. */
export const columnsOf = <F extends ProfileFields>(fields: F): ColumnOf<keyof F & string>[] =>
  Object.keys(fields).map(columnOf) as ColumnOf<keyof F & string>[];

/** What a save writes. Missing fields stay undefined, and their columns unchanged. */
export const columnsFrom = <F extends ProfileFields>(fields: F, said: Said<F>): Partial<Columns<F>> =>
  Object.fromEntries(Object.keys(fields).map((name) => [columnOf(name), said[name]])) as Partial<Columns<F>>;

/** A row after a save, by field name. */
export function fieldsAfter<F extends ProfileFields, R extends Record<ColumnOf<keyof F & string>, unknown>>(
  fields: F,
  row: R,
  saved: Partial<Record<ColumnOf<keyof F & string>, unknown>>,
): { [K in keyof F & string]: R[ColumnOf<K>] } {
  const values = Object.keys(fields).map((name) => {
    const column = columnOf(name) as ColumnOf<keyof F & string>;
    return [name, saved[column] === undefined ? row[column] : saved[column]];
  });
  return Object.fromEntries(values);
}

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A command's input for pictures: files that are already stored. */
export const pictureInput = <P extends string>(pictures: readonly P[]) =>
  Object.fromEntries(pictures.map((picture) => [picture, keptUpload.nullish()])) as Record<
    P,
    z.ZodOptional<z.ZodNullable<typeof keptUpload>>
  >;

type SaidOfPictures<P extends string> = { readonly [K in P]?: KeptUpload | null | undefined } & {
  readonly [K in P as `removes${Capitalize<K>}`]?: boolean | null | undefined;
};

/** Replaces or removes pictures as requested, and returns their columns. */
export async function settlePictures<P extends string>(
  write: Write,
  owner: PictureOwner,
  pictures: readonly P[],
  present: Readonly<Record<`${P}_file_id`, string | null>>,
  said: SaidOfPictures<P>,
): Promise<Record<`${P}_file_id`, string | null>> {
  const settled: [string, string | null][] = [];
  for (const picture of pictures) {
    const isRemoved = (said as Readonly<Record<string, unknown>>)[removes(picture)] === true;
    const wish = { present: present[`${picture}_file_id`], sent: said[picture], removes: isRemoved };
    settled.push([`${picture}_file_id`, await settlePicture(write, owner, wish)]);
  }
  return Object.fromEntries(settled) as Record<`${P}_file_id`, string | null>;
}

/** A profile's pictures as a mutation's input. */
export const pictureInputs = (t: InputFields, pictures: readonly string[]): InputFieldMap =>
  Object.fromEntries(pictures.map((picture) => [picture, upload(t, 'picture')]));

/** A profile's fields as the API returns them. */
export const profileColumns = <F extends ProfileFields>(fields: F): { [K in keyof F]: F[K]['type'] } =>
  Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type])) as {
    [K in keyof F]: F[K]['type'];
  };
