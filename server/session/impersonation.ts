import { refuse } from '#server/commands/refusal.ts';
import type { Viewer } from './viewer.ts';

/** Ends a command (code IMPERSONATING) that only the person themselves may give: password, e-mail, billing, connections. */
export function refuseWhileImpersonating(viewer: Viewer): void {
  if (viewer.impersonatedBy)
    refuse('IMPERSONATING', 'You are acting as somebody else. Only they can change this themselves.');
}
