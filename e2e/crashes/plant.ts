import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type FaultName, faults } from './faults.ts';

/*
 * Loaded before a role of Plaudit. Puts the fault named by PLANTED_FAULT into its module while that is loaded. If the
 * module no longer contains the text to replace, the process does not start, so a fault cannot be 'caught' by accident.
 */
const { module, changes } = faults[process.env.PLANTED_FAULT as FaultName];

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(module)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(changed(url), { mode: 'strip' }) };
  },
});

function changed(url: string): string {
  let text = readFileSync(fileURLToPath(url), 'utf8');
  for (const [good, bad] of changes) {
    if (text.split(good).length !== 2)
      throw new Error(`The fault cannot be planted: ${module} does not say once ${good}`);
    text = text.replace(good, () => bad);
  }
  return text;
}
