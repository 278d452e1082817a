import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useHydrated } from '#web/kit/use-hydrated.ts';
// Written into the document, where it takes some 180 bytes as sent: a request would share the line with the page's letters.
import icon from '#web/ui/favicon.svg?inline';

/** The files a document loads; in the browser they are there already. */
export interface DocumentFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  /** All scripts that the page will run beyond its entry. */
  readonly modules: readonly string[];
  /** Fonts that every page's text is set in. */
  readonly fonts: readonly string[];
}

type DocumentProps = { boot: string; isDrawn: boolean; files?: DocumentFiles | undefined; children: ReactNode };

/**
 * The whole document, so that React places titles and links of any page into its head. What was drawn can be read before
 * its scripts come, so these are only named to the entry; a document that shows nothing without them fetches them at once.
 */
export function Document({ boot, isDrawn, files, children }: DocumentProps) {
  for (const href of files?.fonts ?? []) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1720" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Manifest />
        {files?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="plaudit" />
        ))}
        {files && <Scripts {...files} isDrawn={isDrawn} />}
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped */}
        <script type="application/json" id="boot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}

/** Whoever installs the site has read it: nothing that is looked at first shares the line with this. */
function Manifest() {
  return useHydrated() ? <link rel="manifest" href="/site.webmanifest" /> : null;
}

function Scripts({ entry, modules, isDrawn }: DocumentFiles & { isDrawn: boolean }) {
  const named = modules.join(' ') || undefined;
  if (isDrawn) return <script type="module" async fetchPriority="low" src={entry} data-modules={named} />;
  return (
    <>
      <script type="module" async src={entry} />
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
