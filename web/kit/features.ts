import { createContext, use } from 'react';
import { type Features, featuresFor } from '#common/features.ts';

/** The installation's flags, provided by `App`; outside it, the flags of production. */
export const FeaturesContext = createContext<Features>(featuresFor('production'));

/** Which features are on; the same on the server and in the browser. */
export const useFeatures = (): Features => use(FeaturesContext);
