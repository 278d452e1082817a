import { renderToStaticMarkup } from 'react-dom/server';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';

/**
 * The style elements that Mantine's theme writes into signed-in pages. The content security policy lists their hashes.
 */
export function appStyles(): string[] {
  const markup = renderToStaticMarkup(<AppTheme>{null}</AppTheme>);
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!);
}
