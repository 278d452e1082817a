import { definePage } from '#web/kit/page.ts';

export { NotFoundScreen as default } from './NotFoundScreen.tsx';

/** Not found at an address of its own. */
export const page = definePage({ notFound: () => true });
