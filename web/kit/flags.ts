import { createContext, use } from 'react';
import { type Flags, flagsFor } from '#common/flags.ts';

/** The installation's flags, provided by `App`; outside it, the flags of production. */
export const FlagsContext = createContext<Flags>(flagsFor('production'));

/** Which features are on; the same on the server and in the browser. */
export const useFlags = (): Flags => use(FlagsContext);
