import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

/** Lets this process import `.tsx` files (emails, papers, pictures): Node strips types, but doesn't understand JSX. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: compile(fileURLToPath(url)) };
  },
});

function compile(file: string): string {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    lang: 'tsx',
    jsx: { runtime: 'automatic' },
  });
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return code;
}
