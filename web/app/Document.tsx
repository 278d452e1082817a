import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';

/** The files a document loads; in the browser they are there already. */
export interface DocumentFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

type DocumentProps = { boot: string; files?: DocumentFiles | undefined; children: ReactNode };

/** The whole document, so that React places titles and links of any page into its head. */
export function Document({ boot, files, children }: DocumentProps) {
  for (const href of files?.modules ?? []) preloadModule(href, { as: 'script' });
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
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped */}
        <script type="application/json" id="boot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}
