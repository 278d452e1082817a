import { on } from '#server/commands/events.ts';
import { lockApplication } from '../candidates/application.ts';
import { callOff } from './calling-off.ts';
import { openInterviews } from './interview.ts';

/**
 * The open interviews of a candidate who was hired, rejected or withdrawn don't take place. The end itself is told elsewhere, so
 * only calendars with an agreed time are updated.
 */
on('applicationEnded', async (write, { applicationId }) => {
  const found = (await lockApplication(write, applicationId))!;
  for (const interview of await openInterviews(write, applicationId))
    await callOff(write, { ...found, interview }, reasons[found.application.state] ?? 'The application has ended.');
});

const reasons: Readonly<Record<string, string>> = { hired: 'The candidate was hired.' };
