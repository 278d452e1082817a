/** The parts of Plaudit that run as processes. `build` and `prepare` exit when done; `fakes` are the demo's test servers. */
export const roles = ['build', 'prepare', 'web', 'worker', 'fakes'] as const;
export type Role = (typeof roles)[number];

/**
 * Extra Node options by role. A web process reserves 16 MB for young objects. V8's default shrinks to 1 MB while
 * responses are small, and then collects garbage every two hundred responses.
 */
export const nodeOptionsOf = (role: Role): readonly string[] => (role === 'web' ? ['--min-semi-space-size=16'] : []);
