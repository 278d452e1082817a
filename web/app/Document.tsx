import type { ReactNode } from 'react';
import { preload } from 'react-dom';

/** The files a document loads; in the browser they are there already. */
export interface DocumentFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  /** All scripts that the page will run, fetched after what is needed to read it. */
  readonly modules: readonly string[];
  /** Fonts that every page's text is set in. */
  readonly fonts: readonly string[];
}

type DocumentProps = { boot: string; files?: DocumentFiles | undefined; children: ReactNode };

/** The whole document, so that React places titles and links of any page into its head. */
export function Document({ boot, files, children }: DocumentProps) {
  for (const href of files?.fonts ?? []) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {files?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="plaudit" />
        ))}
        {files && <script type="module" async src={files.entry} />}
        {files?.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped */}
        <script type="application/json" id="boot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}
