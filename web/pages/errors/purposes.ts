import type { RouteId } from '#common/routes.ts';

/** What a page does and who has it, for people it is closed to. One sentence for each built page that asks for a role. */
export const purposes: Readonly<Partial<Record<RouteId, string>>> = {
  reviews: 'recruiters see here whom they have asked for a review, and what has been published and answered.',
  placementNew: 'recruiters record a placement here and ask for a review of it.',
};
