import { createContext, use } from 'react';
import { importUrl } from '#common/urls.ts';

/** Where the steps of an import are shown: among the placements, unless another page shows them in place. */
export const ImportPlace = createContext<(id?: string) => string>(importUrl);

/** Makes the address of a new import, or of the one with this global id. */
export const useImportUrl = (): ((id?: string) => string) => use(ImportPlace);
