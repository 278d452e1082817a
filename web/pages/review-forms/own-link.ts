import type { ActionArgs } from '#web/kit/page.ts';

/** The review and the token in the address of a reviewer's own review. */
export const linkOf = ({ address: { params } }: ActionArgs) => ({
  reviewId: params.reviewId ?? '',
  token: params.hash ?? '',
});
