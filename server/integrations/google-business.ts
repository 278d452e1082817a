// Features read Google by way of this file: only `server/integrations` knows the vendors.
export type { BusinessPlace, BusinessReview, ReviewPage } from '#integrations/google/business.ts';
export { listPlaces, listReviews } from '#integrations/google/business.ts';
export { google } from '#integrations/google/index.ts';
