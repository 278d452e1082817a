import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '#common/product.ts';

/** A whole page of plain HTML, without script, for addresses that are opened from mails or by developers. */
export function pageOf(title: string, styles: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${productName}`}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>{content}</body>
    </html>,
  )}`;
}
