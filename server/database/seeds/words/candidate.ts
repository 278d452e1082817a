import type { Voice } from './voice.ts';

/**
 * What candidates say about recruiters; `{name}` is the recruiter's first name, `{job}` and `{aJob}` the job, `{city}`
 * its place.
 */
export const candidateVoice: Voice = {
  openers: [
    'I {applied for|was approached about} {aJob} role in {city}.',
    '{name} {found me a place|placed me} as {job} {last season|after a restructure|within a quarter}.',
    'This was my {first|second|third} job search with an agency, for work as {job}.',
    'I had been looking for a role as {job} for {two|three|four} months.',
    'A former colleague gave me {name}’s name when I wanted a change.',
    'I was not actively looking when {name} wrote to me about a role as {job}.',
    '{name} looked after my move from a small firm to a larger one in {city}.',
  ],
  neutral: [
    'The whole process took about {three|four|five|six} weeks.',
    'There were {two|three} interviews and a short practical exercise.',
    'We mostly spoke {by phone|by video|over e-mail}, usually early in the morning.',
    'The client changed the interview date {once|twice}, which was out of {name}’s hands.',
    'I had {one other offer|two other processes} running at the same time.',
    'The paperwork was done online.',
    'I met {name} once in person, over {a short lunch|half an hour in the office}.',
    'The role itself turned out to be a mix of {desk work and meetings|planning and practical work}.',
    'I started on a Monday, with a {short|full} induction.',
  ],
  themes: {
    communication: {
      good: [
        '{name} {called when promised|rang back the same day}, even when there was nothing new to say.',
        'Messages were answered within {an hour or two|a day}, {without chasing|every single time}.',
        'I always knew what the next step was and when it would happen.',
        'When the timetable slipped, I heard it from {name} before I could start to worry.',
      ],
      bad: [
        'I had to chase for news {three|four} times.',
        'Calls were promised for the end of the week and came the week after, if at all.',
        'For nearly {two|three} weeks I heard nothing.',
      ],
    },
    understood_what_i_wanted: {
      good: [
        '{name} asked {good|careful} questions before suggesting anything.',
        'I was sent {two|three} roles, and each of them made sense for me.',
        'What I said about hours and travel was remembered throughout.',
        'It felt as if my next {five|ten} years mattered, not just this one vacancy.',
      ],
      bad: [
        'I was sent roles at a level I had left {five|six} years ago.',
        'I said that I could not travel every week, and was put forward for a role that asked for it.',
        'It felt like my CV had been skimmed and not read.',
      ],
    },
    honesty_about_the_role: {
      good: [
        'The downsides of the role were put on the table in the first call.',
        '{name} told me plainly why the last person had left.',
        'The job is what was described, {overtime|on-call weeks} included.',
        'The salary range I was given at the start was the one in the contract.',
      ],
      bad: [
        'The role was described as a team lead, and there was no team.',
        'The salary mentioned at the start shrank by the second interview.',
        'I learned about the {shift pattern|weekend work} only from the contract.',
      ],
    },
    interview_preparation: {
      good: [
        'Before each interview I got a {half-hour|quarter-hour} briefing on who would be in the room.',
        'The practice questions were close to what I was asked.',
        '{name} sent me a page about the team and its current projects.',
        'I went in calm, because I knew what the panel cared about.',
      ],
      bad: [
        'I walked into the first interview knowing little more than the address.',
        'Nobody told me that there would be a technical test.',
        'The names of the interviewers I had been given were the wrong ones.',
      ],
    },
    feedback_after_each_step: {
      good: [
        'I had feedback the {same|next} day after each round.',
        'The feedback was specific enough to act on, {not always flattering, and useful|and kindly put}.',
        'Even for the role I did not get, {name} explained what had decided it.',
        'After the exercise we went through my answers together.',
      ],
      bad: [
        'After the second interview there was no feedback at all.',
        'All I heard was that they had gone in another direction.',
        'The feedback came {two|three} weeks late and in one line.',
      ],
    },
    industry_knowledge: {
      good: [
        '{name} knows the field and did not need the acronyms explained.',
        'The advice about which certificates matter in {city} was worth a lot.',
        'We could talk about the actual work, not only about keywords.',
        'I got a fair picture of what people with my experience earn.',
      ],
      bad: [
        'It was clear that this field was new to {name}.',
        'I had to explain {twice|several times} what {aJob} does.',
        'The market figures I was quoted were out of date.',
      ],
    },
    offer_support: {
      good: [
        '{name} negotiated an extra week of leave that I would not have asked for.',
        'I was given time to decide and was never pushed.',
        'The offer was explained line by line before I signed.',
        'When I was torn between two offers, the advice was even-handed.',
      ],
      bad: [
        'I was pressed to sign within a day.',
        'My questions about the notice period were brushed aside.',
        'Nobody spoke for me when the offer came in below the range.',
      ],
    },
    aftercare: {
      good: [
        '{name} called after my first week and again after the first month.',
        'A small problem with my first pay was sorted out within {a day|two days}.',
        'I still hear from {name} now and then, without any agenda.',
        'On my first day there was a message waiting for me.',
      ],
      bad: [
        'Once I had signed, I never heard from the agency again.',
        'A question about my first payslip went unanswered.',
        'There was no check on how the first weeks went.',
      ],
    },
    privacy_of_my_details: {
      good: [
        'My CV went nowhere without my saying so first.',
        '{name} asked before speaking to my referees.',
        'My current employer never got wind of the search.',
        'I was told exactly which firms would see my details.',
      ],
      bad: [
        'My CV turned up at a firm I had not agreed to.',
        'My referees were called before I had been told.',
        'I still get mails about vacancies although I asked for them to stop.',
      ],
    },
  },
  closers: {
    good: [
      'I would work with {name} again.',
      'I have already passed {name}’s number on to two friends.',
      'If I ever move on, this is the first call I will make.',
      'Thank you, {name}.',
    ],
    mixed: [
      'Fine in the end, with some room to improve.',
      'I am happy with the job, less so with the way there.',
      'I might use {name} again, with clearer agreements at the start.',
    ],
    bad: [
      'I would look elsewhere next time.',
      'The job is fine, the service was not.',
      'I hope that others are treated with more care.',
    ],
  },
  titles: {
    good: [
      '{Clear and honest|Honest and quick|Calm and clear} from {first call to first day|start to finish}',
      'Listened, and then found the right {job} role',
      'Kept me informed {all the way|at every step}',
      'The {best|smoothest} job search I have had',
      '{Well prepared|In good hands} for every interview',
      '{Told me|Mentioned|Did not hide} the downsides {too|as well|of the role}',
      'Always {a step ahead|reachable|well informed|on time}',
      'From {first call|first coffee|CV} to {contract|first day} in {four|five|six} weeks',
      '{Felt|Was} {well advised|taken seriously|in good hands} {throughout|the whole way|from day one}',
      'A {recruiter|consultant} who {reads the CV first|calls back|asks before assuming|knows the field}',
      '{Useful|Honest|Quick} feedback after {each|every} {interview|round|step}',
      'No pressure, {good advice|straight answers|clear steps}',
      '{Changed|Moved} jobs in {city} with {good support|little stress|a clear plan}',
      'Still {checking in|in touch} {weeks|months} after I started',
      '{job} role, {described as it is|exactly as described|fairly described}',
      '{Thoughtful|Careful}, {patient|straightforward} and {quick|well informed}',
    ],
    mixed: [
      'Good outcome, patchy communication',
      '{Decent|Fair}, with gaps in the middle',
      '{Nice people|Friendly start|Good intentions}, {slow process|long silences|loose ends}',
      'Some things worked, {some|others} did not',
      'The {job} role is right, the way there was {long|bumpy|uneven}',
      '{Helpful at first|Strong start}, {hard to reach later|then quiet}',
    ],
    bad: [
      'Had to chase for {every answer|news}',
      'Not the role that was described',
      'Felt like {a number|one CV of many|an afterthought}',
      '{Weeks|A month} of {silence|waiting} after the {first|second} interview',
      'Little care after I signed',
      '{Disappointing|Slow}, and little feedback',
    ],
  },
};
