/** The parts of Plaudit that run as processes of their own; `build` and `prepare` end when they are done. */
export const roles = ['build', 'prepare', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

/**
 * What Node is told besides for a role. A web process keeps room of 16 MB for young objects: left to itself V8 gives them
 * 1 MB while answers are so light that few objects outlive them, and tidies up every two hundred answers.
 */
export const nodeOptionsOf = (role: Role): readonly string[] => (role === 'web' ? ['--min-semi-space-size=16'] : []);
