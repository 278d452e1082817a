/** The parts of a connection's page, beside its overview. */
export const connectionTabs = ['people', 'placements', 'log'] as const;
/** One of them. */
export type ConnectionTab = (typeof connectionTabs)[number];
