import { line } from '../inputs.ts';

/** Limits for teams: characters of a name, teams of an agency, and people on a team. */
export const teamLimits = { name: 60, teams: 100, members: 100 } as const;

/** The name of a team. */
export const teamName = line('a name', { max: teamLimits.name });
