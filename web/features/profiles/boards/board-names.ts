import type { JobBoard } from '#common/urls.ts';

/** The names of job boards, as they write them. */
export const boardNames: Readonly<Record<JobBoard, string>> = { seek: 'SEEK', jora: 'Jora' };
