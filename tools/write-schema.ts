import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#server/graphql/schema.ts';

/** Writes the API as text, for relay-compiler, for readers, and for the comparison in CI. */
await writeFile(process.argv[2] ?? 'schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
