import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names classes of CSS modules `title-k3x`: as in their file, and three letters for the file. Vite's own names are twice
 * as long, and go out with each document, each style sheet and their scripts. Two files with the same letters end the build.
 */
export function leanClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    // Without the query that Vite may put behind it; the same in the builds for browsers and for the server.
    const source = path.relative(root, file.replace(/\?.*/, ''));
    const letters = createHash('sha256').update(source).digest('base64url').slice(0, 3);
    const other = files.get(letters) ?? source;
    if (other !== source)
      throw new Error(`${source} and ${other} have the same letters, ${letters}: rename one of them.`);
    files.set(letters, source);
    return `${name}-${letters}`;
  };
}
