import { createContext, use } from 'react';
import { type Flags, flagsFor } from '#common/flags.ts';

/** The installation's flags, brought by `App`; outside of it, those of production. */
export const FlagsContext = createContext<Flags>(flagsFor('production'));

/** Which features are on; the same on the server and in the browser. */
export const useFlags = (): Flags => use(FlagsContext);
