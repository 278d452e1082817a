// Features post on LinkedIn by way of this file: only `server/integrations` knows the vendors.
export { createPost, linkedin, Unanswered, uploadImage } from '#integrations/linkedin/index.ts';
