import { on } from '#server/commands/events.ts';
import { dropPlaces } from './places.commands.ts';

on('connectionEnded', async (write, { connectionId, agencyId }) => dropPlaces(write, connectionId, agencyId));
