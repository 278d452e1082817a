import { describe, expect, test } from 'vitest';
import { wordingProblem, wordingProblemOfName } from './wording.ts';

describe('an invitation that offers something is refused', () => {
  test.each([
    'Leave a review and receive a $20 gift card.',
    'As a thank you we will send you a voucher.',
    'Every review goes into our prize draw!',
    'You will go in the draw for an iPad.',
    "Write two lines and I'll buy you a coffee.",
    'The next coffee is on us.',
    'You get 10% off your next placement.',
    'We will give you $50 for your review.',
    'In return for your honest feedback we extend the guarantee.',
    'You’ll be rewarded for your review.',
    'For a review you will receive a bonus of your choice.',
    "We'll donate a tree for every answer.",
    'There is a chance to win two tickets.',
    'An Uber Eats gift for each review.',
    'I can get you a discount on your next placement fee.',
    'Reviewers get priority for new jobs.',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toMatchObject({ code: 'offers_something' });
  });
});

describe('an invitation that asks for stars is refused', () => {
  test.each([
    'I would love 5 stars from you.',
    'Could you leave me a five-star review?',
    'Five Star Review please!',
    'Please rate us 4 or 5 stars.',
    'A ★★★★★ would make my day',
    'Hoping for 5/5!',
    'Ten out of ten would be great.',
    'Please give us full marks.',
    'Please leave a positive review.',
    'Rate me a 5',
    'A quick 5 would be great',
    'please give me 10',
    'Please give us 5/5',
    'Please give us 5 / 5.',
    '5/5 please, as you started on 9/10/2026',
    'I count on 5/5 from you',
    'A score of 9/10 helps',
    'Rate us 5/5 on 4/5/2026',
    'Please give us 5 out of 5 stars.',
    'Give us 5, please.',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toMatchObject({ code: 'names_stars' });
  });
});

describe('an invitation to satisfied people only is refused', () => {
  test.each([
    'Only review if you were happy; if not, call me first.',
    'If you were happy with my work, please leave a review.',
    'If you are not satisfied, please call me first.',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toMatchObject({ code: 'asks_the_content_only' });
  });
});

describe('a neutral invitation passes', () => {
  test.each([
    'Please give me 5 minutes of your time. Could you rate us on communication?',
    'I am glad that you like the job. Were you happy with how we told you? If not, say so in your review.',
    'How did we sort you a start before the five weeks were over?',
    'You started on 9/10/2026',
    'You started on 4/5.',
    'From 9/10 to 10/10 you were on leave.',
    'You began 5/5/26 at Harbour Works.',
    'We met at 4/5 Collins Street.',
    'Come to 4/5 Little Collins St, Melbourne.',
    'Our office: Unit 9/10, Harbour House.',
    'How was the step to APS 4/5?',
    'How are the Year 9/10 classes?',
    'You work 4/5 days a week now.',
    '9/10 of our placements stay for a year.',
    '9 out of 10 candidates write one. Will you?',
    'Four out of five people answer.',
    'You had the highest score in the assessment.',
    'Please give me 10:30 or 11:00 for a call.',
    'I give 4.5 hours a week to this.',
    'How is your work as gift card manager?',
    'Hi Dana, how was it to work with me? Your honest review helps others choose.',
    'Please feel free to write whatever you think, good or bad. It takes 5 minutes.',
    'Congratulations on accepting the offer from Five Star Logistics!',
    'How is life as concierge at the five-star hotel in Perth?',
    'You start on a base of $95k plus bonus, well negotiated.',
    'Now that you receive your first payment as a contractor, how did we do?',
    'I hope the sign-on bonus arrived on time.',
    'You were a star candidate.',
    'We never offer gift cards or discounts for reviews; please be frank.',
    'Thanks for the lunch last week. Would you review our work on the brief?',
    'The salary of $120,000 was a fair outcome; what is your feedback?',
    '',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toBeUndefined();
  });
});

test('a text that is far too long is not read to its end', () => {
  const begin = performance.now();
  expect(wordingProblemOfName('ŋq '.repeat(20_000))).toBeUndefined();
  expect(wordingProblem('ŋq '.repeat(20_000))).toBeUndefined();
  expect(performance.now() - begin).toBeLessThan(1000);
});

test('the message names the words at fault and says what to do', () => {
  const problem = wordingProblem('All good?\nLeave 5 stars please.');
  expect(problem?.phrase).toBe('5 stars');
  expect(problem?.message).toContain("Remove '5 stars'");
});

describe('a name or a job title may neither offer something nor ask for stars', () => {
  test.each([
    'Site Engineer ($20 gift card for your review)',
    'Get a voucher: Dana Price',
    'Dana Price, free coffee voucher',
    'Leave us 5 stars',
    '★★★★★ Recruiting',
    'Dana, 20 % discount',
    'Gutschein für Ihre Bewertung',
  ])('%s', (name) => {
    expect(wordingProblemOfName(name)).toBeDefined();
  });

  test.each(['Five Star', 'Gift Card Manager', 'Five Star Logistics', 'Rewards Analyst', 'Voucher Operations Lead'])(
    'and %s does not',
    (name) => {
      expect(wordingProblemOfName(name)).toBeUndefined();
    },
  );
});
