import { ImportSteps } from './ImportSteps.tsx';
import { PastImports } from './PastImports.tsx';
import { StartImport } from './StartImport.tsx';

type ImportPlacementsProps = Parameters<typeof StartImport>[0] & {
  /** The key of an import, or 'new'. */
  which: string;
};

/** Importing placements from a file: a new import, or one on its way. */
export default function ImportPlacements({ which, recruiters }: ImportPlacementsProps) {
  if (which !== 'new') return <ImportSteps key={which} id={`PlacementImport:${which}`} />;
  return (
    <>
      <StartImport recruiters={recruiters} />
      <PastImports />
    </>
  );
}
