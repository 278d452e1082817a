import './tsx-hook.ts';
import { startFakes } from './integrations/serve-fakes.ts';

/** `bin/fakes [port]` serves test servers of all software that Plaudit connects to, until it is stopped. */
const { url } = await startFakes(Number(process.argv[2] ?? 4010));
console.log(`Test servers answer at ${url}. Start Plaudit with PLAUDIT_FAKES=${url}`);
