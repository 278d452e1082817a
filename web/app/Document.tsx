import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useHydrated } from '#web/kit/use-hydrated.ts';
// Inlined, at about 180 bytes sent: a request would compete with the page's fonts.
import icon from '#web/ui/favicon.svg?inline';

/** The files a document loads; the browser has them already. */
export interface DocumentFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  /** All scripts the page will run besides its entry. */
  readonly modules: readonly string[];
  /** The fonts of every page's text. */
  readonly fonts: readonly string[];
}

type DocumentProps = {
  boot: string;
  isServerRendered: boolean;
  files?: DocumentFiles | undefined;
  children: ReactNode;
};

/**
 * The whole document, so React can put any page's title and links into its head. A server-rendered page is readable
 * before its scripts arrive, so they are only listed for the entry. A document that shows nothing without them loads
 * them at once.
 */
export function Document({ boot, isServerRendered, files, children }: DocumentProps) {
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
        {files && <Scripts {...files} isServerRendered={isServerRendered} />}
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped */}
        <script type="application/json" id="boot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}

/** Only needed to install the site, after reading it. Nothing visible should wait for this. */
function Manifest() {
  return useHydrated() ? <link rel="manifest" href="/site.webmanifest" /> : null;
}

function Scripts({ entry, modules, isServerRendered }: DocumentFiles & { isServerRendered: boolean }) {
  const named = modules.join(' ') || undefined;
  if (isServerRendered) return <script type="module" async fetchPriority="low" src={entry} data-modules={named} />;
  return (
    <>
      <script type="module" async src={entry} />
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
