/** The parts of Plaudit that run as processes of their own; `build` and `prepare` end when they are done. */
export const roles = ['build', 'prepare', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];
