import type { ReactNode } from 'react';
import { FeaturesContext } from '#web/kit/features.ts';
import type { Session } from '#web/kit/session/session.ts';
import { SessionContext } from '#web/kit/session/use-session.ts';
import { SiteContext } from '#web/kit/site.ts';
import { type Boot, BootProvider, writeBoot } from './boot.ts';
import { Document, type DocumentFiles } from './Document.tsx';

type AppProps = { boot: Boot; bootText?: string; session: Session; files?: DocumentFiles; children: ReactNode };

/** The document and its providers, the same on server and browser. `children` is the router. */
export function App({ boot, bootText = writeBoot(boot), session, files, children }: AppProps) {
  return (
    <BootProvider value={boot}>
      <FeaturesContext value={boot.features}>
        <SiteContext value={boot}>
          <SessionContext value={session}>
            <Document boot={bootText} isServerRendered={boot.kind === 'page'} files={files}>
              {children}
            </Document>
          </SessionContext>
        </SiteContext>
      </FeaturesContext>
    </BootProvider>
  );
}
