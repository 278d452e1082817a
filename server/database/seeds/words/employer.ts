import type { Voice } from './voice.ts';

/**
 * What employers say about recruiters; `{name}` is the recruiter's first name, `{job}` and `{aJob}` the job, `{city}`
 * its place.
 */
export const employerVoice: Voice = {
  openers: [
    'We {asked|engaged} {name} to find us {aJob} in {city}.',
    'After {two|three} months of looking on our own we handed our {job} vacancy to {name}.',
    'This was our {first|second|third} placement with {name}, {aJob}.',
    'We needed {aJob} before the busy season.',
    '{name} came recommended by {another team in our group|a supplier of ours}.',
    'Our long-standing {job} retired and we had to fill the position within a quarter.',
  ],
  neutral: [
    'We saw {three|four|five} people and made one offer.',
    'The fee was the usual one for this kind of role in {city}.',
    'Our own approvals took longer than the search itself.',
    'Interviews were held {on site|by video and then on site}.',
    'We had worked with two other agencies before.',
    'The person we hired had a notice period of {four|six|eight} weeks.',
    'The brief changed once, because our budget did.',
    'Most of the coordination ran over e-mail.',
  ],
  themes: {
    communication: {
      good: [
        'We had a short update every {Monday|Friday}, whether there was news or not.',
        '{name} picks up the phone, and calls back when not.',
        'Both we and the candidates always knew where things stood.',
        'Bad news reached us early, with a suggestion of what to do.',
      ],
      bad: [
        'We had to ask for updates {every week|more than once}.',
        'Two messages about a changed interview never reached the candidate.',
        'Our contact changed halfway through, without a handover.',
      ],
    },
    understood_the_brief: {
      good: [
        '{name} spent {an hour|half a day} with the team before starting the search.',
        'The brief that came back to us was better than the one we had sent.',
        'The difference between what we asked for and what we needed was pointed out, politely.',
        'After the first round the search was adjusted within {a day|two days}.',
      ],
      bad: [
        'The first profiles had little to do with what we had written.',
        'The licence we need was stated in the brief, and {two|three} of the candidates lacked it.',
        'We explained the role {twice|three times} to different people.',
      ],
    },
    quality_of_candidates: {
      good: [
        'All {three|four} people on the shortlist could have done the job.',
        'The person we hired was productive within {two|three} weeks.',
        'References had been taken properly, and it showed.',
        'Candidates arrived well prepared and knew what we do.',
      ],
      bad: [
        'Of {five|six} people sent to us, one was close to suitable.',
        'One candidate had not been told where the job is.',
        'The shortlist looked like whoever happened to be available.',
      ],
    },
    speed_to_shortlist: {
      good: [
        'The shortlist was on the table after {six|eight|nine} working days.',
        'From brief to signed contract it took {four|five} weeks.',
        'When our first choice withdrew, we had another good person the same week.',
        'Deadlines that were agreed were kept.',
      ],
      bad: [
        'The shortlist came {three|four} weeks later than agreed.',
        'For a month we saw nobody.',
        'By the time the profiles came, two of the people had taken other jobs.',
      ],
    },
    market_knowledge: {
      good: [
        '{name} told us frankly that our salary was below the market, and by how much.',
        'The picture we got of the market in {city} was detailed and current.',
        'We learned which of our requirements were scaring people off.',
        'It helps to deal with somebody who knows who is moving and why.',
      ],
      bad: [
        'The salary advice turned out to be well off the mark.',
        'We knew more about the local market than our recruiter did.',
        'There was no sign of a network in our field.',
      ],
    },
    value_for_fee: {
      good: [
        'The fee was clear from the start and worth it.',
        'There were no extras on the invoice.',
        'Compared with a wrong hire, this was cheap.',
        'The guarantee was put in writing without our asking.',
      ],
      bad: [
        'For this fee we expected more than forwarded CVs.',
        'The invoice came before the start date, and with a surcharge.',
        'Talking about the guarantee was harder than it should have been.',
      ],
    },
    process_and_compliance: {
      good: [
        'Checks and paperwork were complete before the first day.',
        'Consent of the candidates was documented for each CV.',
        'Our purchasing department had no questions, which is rare.',
        'Contracts and timesheets are handled without fuss.',
      ],
      bad: [
        'We had to ask {twice|three times} for the right-to-work documents.',
        'Terms reached us after the first interview.',
        'The contract had the wrong start date.',
      ],
    },
    aftercare: {
      good: [
        '{name} checked in after {one week|two weeks} and after three months.',
        'A misunderstanding about hours was settled with one call.',
        'We were asked what could have gone better, and the answer was used.',
        'The contact did not end with the invoice.',
      ],
      bad: [
        'After the invoice was paid we heard nothing more.',
        'When our hire left in the {second|third} month, it took weeks to get an answer.',
        'Nobody asked how it was going.',
      ],
    },
  },
  closers: {
    good: [
      'The next vacancy of this kind goes to {name}.',
      'We have since agreed on {two|three} more searches.',
      'A {reliable|careful} partner for us.',
      'Happy to recommend.',
    ],
    mixed: [
      'We got a good hire, and would agree on dates more firmly next time.',
      'A fair result with a few avoidable detours.',
      'We would use {name} again for some roles, not for all.',
    ],
    bad: [
      'For the next search we will try somebody else.',
      'We ended up filling the role through our own network.',
      'We expected more.',
    ],
  },
  titles: {
    good: [
      'A shortlist worth {reading|our time}',
      'Understood {our brief|what we needed} at once',
      '{Quick|Fast}, {frank|thorough} and {well informed|well organised}',
      'Found us the right {job}',
      '{Reliable|Dependable} from brief to first day',
      '{Told us the truth|Frank|Gave us plain numbers} about {our salary range|the market|what we could expect}',
      '{Few|Three|Four} candidates, all of them {good|worth meeting|suitable}',
      'Good advice, {clear terms|fair fee|no surprises}',
      '{job} found {in five weeks|before the deadline|at the second attempt|within a month}',
      '{Knows|Understands} the {field|market|trade} {well|inside out}',
      '{Our|The} {new colleague|hire|person we hired} {settled in quickly|is still with us|was worth the wait}',
      'A {recruiter|partner} who {pushes back politely|keeps dates|listens first|does the paperwork}',
      '{Tidy|Clean|Complete} paperwork and {regular updates|a good hire|clear answers}',
      '{Second|Third|Fourth} search together, {same care|again a good hire|no complaints}',
    ],
    mixed: [
      'Good hire, slow start',
      'Right person, too many detours',
      '{Fair|Decent} service for a standard role',
      'Mixed: {strong candidates|good advice}, weak {follow-up|planning}',
      'The {job} we needed, {later than agreed|with some chasing|in the end}',
      '{Works|Fine} for standard roles, {less so|harder} for {special ones|senior ones}',
    ],
    bad: [
      'Profiles that did not match the brief',
      '{Too slow|Too little|Not enough} for the fee',
      '{Weeks|Two months} without a {suitable|single fitting} candidate',
      'A lot of chasing for little',
      'Not enough care with the details',
      'No contact after the invoice',
    ],
  },
};
