import type { Plugin } from 'vite';

const tagged = /graphql\s*`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/**
 * Replaces each `graphql` template with its artifact from relay-compiler. Keeps line numbers, so stack traces stay
 * right.
 */
export function relayArtifacts(folder = '/web/__generated__'): Plugin {
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /graphql\s*`/ },
      handler(code) {
        const names = new Set<string>();
        const replaced = code.replace(tagged, (source, name: string) => {
          names.add(name);
          return `relayArtifact${name}${'\n'.repeat(source.split('\n').length - 1)}`;
        });
        const imports = [...names].map((name) => `import relayArtifact${name} from '${folder}/${name}.graphql.ts';`);
        return { code: imports.join('') + replaced, map: null };
      },
    },
  };
}
