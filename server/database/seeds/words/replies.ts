import type { Tone } from './voice.ts';

/** Public replies by recruiters to either audience. They name nobody. */
export const replies: Readonly<Record<Tone, readonly string[]>> = {
  good: [
    'Thank you for taking the time. {It was a pleasure|I enjoyed working on this with you}.',
    'Thank you. {You made it easy|Your clear answers made the difference}; all I had to do was open the door.',
    'Thanks for the kind words. I will call again in a few months to hear how things are going.',
    'Much appreciated. Feedback like this helps me to see what is worth keeping.',
    'Thank you! I have shared this with the team, who did a good part of the work.',
    '{Thanks|Many thanks} for {such a detailed review|putting this into words}. {I wish you well|All the best} for what comes next.',
    'That is good to read on a {Monday|Friday}. Thank you, and call me {any time|whenever something changes}.',
    'Thank you. {You knew what you wanted|The brief was clear}, which is half of the work.',
    'I am glad that it {worked out|turned out well}. If anything is not as agreed, please tell me first.',
  ],
  mixed: [
    'Thank you for the balanced review. You are right about the {pace|gaps between updates}; I now book a fixed call each week.',
    'Thanks for your frankness. The outcome was good, the way there could have been smoother, and I have changed how I plan it.',
    'Thank you. I take the point about communication and would like to do better next time.',
  ],
  bad: [
    'I am sorry that this went wrong. You should have heard from me sooner. I have written to you to put it right where I can.',
    'Thank you for saying so openly. That is not how I want to work. We have gone through the case in the team and changed two steps.',
    'I apologise. The description of the role was not good enough, and I now ask clients to confirm it in writing.',
  ],
};

/** Notes that only the recruiter reads. */
export const privateNotes: readonly string[] = [
  'You may quote me to your next client, just ask first.',
  'One thing for you alone: the second call came a little early in the morning.',
  'Please say thanks to the colleague who covered for you that week.',
  'I left out some details above on purpose; happy to talk about them.',
];

/** Corrections that reviewers make to a placement's facts. */
export const corrections: readonly string[] = [
  'The start was a week later than it says here.',
  'The title in the contract is slightly different.',
  'It was a fixed-term contract at first.',
];
