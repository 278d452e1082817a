import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

const project = path.join(import.meta.dirname, '../..');

/**
 * Lets pages of a context import our modules from the project, without types, below `/_src/`, so that a test can call
 * what the built pages do not expose in a real browser.
 */
export async function serveSources(context: BrowserContext): Promise<void> {
  await context.route('**/_src/**', async (route) => {
    const file = path.join(project, new URL(route.request().url()).pathname.replace('/_src/', ''));
    const source = stripTypeScriptTypes(await readFile(file, 'utf8'), { mode: 'strip' });
    const body = source.replaceAll(/(from|import\()\s*'#(common|web)\//g, "$1 '/_src/$2/");
    await route.fulfill({ contentType: 'text/javascript', body: body.replaceAll('import.meta.env.SSR', 'false') });
  });
}
