import { meets } from '#common/roles.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';

/** Whether the user's plan includes cover, video and longer text. The server checks it again. */
export const useMayEditPremium = (): boolean => meets(useHeldRoles(), 'premium_profile_edit');
