import { z } from 'zod';
import { moment, oneOf, optional, paragraphs } from '../inputs.ts';
import { profileLimits, trainingLimits } from '../limits.ts';
import { phone } from '../profiles/inputs.ts';
import { trainingTopics } from './states.ts';

const { times, people } = trainingLimits;

/** A booking: topics, preferred times, how many people come, and how to reach them. */
export const bookTrainingInput = z.object({
  topics: z
    .array(oneOf(trainingTopics, 'Choose topics from the list.'))
    .min(1, 'Choose at least one topic.')
    .max(trainingTopics.length, 'Choose each topic once.')
    .refine((topics) => new Set(topics).size === topics.length, 'Choose each topic once.'),
  times: z
    .array(moment)
    .min(times.min, `Choose at least ${times.min} times.`)
    .max(times.max, `Choose at most ${times.max} times.`),
  people: z
    .int(`Enter how many people will join, from 1 to ${people}.`)
    .min(1, `Enter how many people will join, from 1 to ${people}.`)
    .max(people, `Enter how many people will join, from 1 to ${people}.`),
  phone: optional(phone),
  note: optional(paragraphs('a note', { max: trainingLimits.note })),
});

/** The time and the link of a session. */
export const trainingTimeInput = z.object({
  startsAt: moment,
  meetingUrl: z
    .string({ error: 'Enter the meeting link.' })
    .trim()
    .min(1, { error: 'Enter the meeting link.', abort: true })
    .max(profileLimits.link, `Shorten this to ${profileLimits.link} characters.`)
    .refine(
      (text) => /^https:\/\/[^\s"<>\\]+$/.test(text) && URL.canParse(text),
      'Enter a link that starts with https://.',
    ),
});
