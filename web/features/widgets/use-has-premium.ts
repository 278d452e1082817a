import { meets } from '#common/roles.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';

/** Whether the user's plan has every kind of widget. */
export const useHasPremium = (): boolean => meets(useHeldRoles(), 'premium_widgets_view');
