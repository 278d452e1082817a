import { z } from 'zod';
import { everyTopic, mailRhythms, topicNames } from './kinds.ts';

/** The most notices that are marked by their ids at once. */
export const markedAtOnce = 100;

/** Which notices to mark, and how: all of them unless some are named. */
export const markNoticesInput = z.object({
  ids: z.array(z.uuid()).min(1).max(markedAtOnce).nullish(),
  isRead: z.boolean(),
});

/** How often somebody wants emails about a topic. For all topics at once there is only 'never', or taking that back. */
export const noticeMailInput = z
  .object({
    topic: z.enum([...topicNames, everyTopic], 'Choose a topic from the list.'),
    rhythm: z.enum([...mailRhythms, 'chosen'], 'Choose how often you want these emails.'),
  })
  .refine(
    ({ topic, rhythm }) => (topic === everyTopic ? rhythm === 'never' || rhythm === 'chosen' : rhythm !== 'chosen'),
    {
      path: ['rhythm'],
      message: 'Choose how often you want these emails.',
    },
  );
