import { writeFile } from 'node:fs/promises';
import * as declared from '#server/graphql/access/declared.ts';
import { accessDocument } from '#server/graphql/access/document.ts';

/** Writes the access matrix for readers, and for the comparison in CI. */
await writeFile(process.argv[2] ?? 'docs/access.md', accessDocument(declared));
