import { GraphQLError, type GraphQLInputField, GraphQLScalarType } from 'graphql';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { type FileKind, fileKinds } from '#server/storage/kinds.ts';

interface InputBuilder {
  field(options: { type: 'Upload'; description: string; extensions: { fileKind: FileKind } }): unknown;
}

/** The scalar of files. `/graphql/` creates its values from form parts; they never come from JSON. */
export const Upload = new GraphQLScalarType<KeptUpload, never>({
  name: 'Upload',
  description: 'A file, sent as a form part next to `operations` and `map`.',
  parseValue(value) {
    if (value instanceof KeptUpload) return value;
    throw new GraphQLError('Send a file as a part of a form, and name its part in the map.');
  },
  parseLiteral() {
    throw new GraphQLError('A file cannot stand in the text of an operation. Send it by a variable.');
  },
});

/** An optional file in a mutation's input: `input: (t) => ({ logo: upload(t, 'picture') })`. */
export const upload = <T extends InputBuilder>(t: T, fileKind: FileKind): ReturnType<T['field']> =>
  t.field({
    type: 'Upload',
    description: `${fileKinds[fileKind].wanted[0]!.toUpperCase()}${fileKinds[fileKind].wanted.slice(1)}.`,
    extensions: { fileKind },
  }) as ReturnType<T['field']>;

/** The kind of file an input field accepts; undefined for other fields. */
export const fileKindOf = (field: GraphQLInputField): FileKind | undefined =>
  field.extensions['fileKind'] as FileKind | undefined;
