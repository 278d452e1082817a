import type { ReactNode } from 'react';
import { productName } from '#common/product.ts';
import { pageOf } from './Page.tsx';
import { unsubscribeStylesUrl } from './styles.ts';

/** A page behind a mailed link, in the frame that all of them have. */
export const framedPage = (title: string, content: ReactNode): string =>
  pageOf(
    title,
    unsubscribeStylesUrl,
    <main>
      <p className="product">{productName}</p>
      {content}
    </main>,
  );
