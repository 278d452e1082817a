import { describe, expect, test } from 'vitest';
import { problemOfBody, templateLimits } from './inputs.ts';
import { fillTemplate, placeholdersFor, unknownPlaceholders } from './placeholders.ts';

const facts = { reviewer: 'Dana P.', recruiter: 'Ada Reyes', agency: 'Quokka & Quill' };

describe('filling a template', () => {
  test.each([
    ['Hi {reviewer}, thank you!', 'Hi Dana P., thank you!'],
    ['{ Reviewer }: {AGENCY}', 'Dana P.: Quokka & Quill'],
    ['No placeholder', 'No placeholder'],
    ['{recruiter}{recruiter}', 'Ada ReyesAda Reyes'],
  ])('%s', (body, text) => {
    expect(fillTemplate(body, facts)).toEqual({ text, missing: [] });
  });

  test.each([
    ['Hi {reviewer}, thank you!', 'Hi, thank you!'],
    ['{reviewer}, thank you!\nSee you', 'thank you!\nSee you'],
    ['Well done {reviewer}.', 'Well done.'],
    ['Thanks\n\n{reviewer}', 'Thanks'],
  ])('%s without the reviewer has no brace and no gap', (body, text) => {
    expect(fillTemplate(body, { reviewer: ' ' })).toEqual({ text, missing: ['reviewer'] });
  });

  test('names each missing placeholder once, and leaves out what it does not know', () => {
    expect(fillTemplate('{role} {role} {link} {oops} } {', {})).toEqual({ text: '', missing: ['role', 'link'] });
  });

  test('does not fill again what a fact says', () => {
    expect(fillTemplate('{title}', { title: 'My {recruiter}' }).text).toBe('My recruiter');
  });
});

describe('the text of a template', () => {
  test('may use the placeholders of its kind only', () => {
    expect(placeholdersFor('reply')).not.toContain('link');
    expect(unknownPlaceholders('{reviewer} {first name} {link} {', 'reply')).toEqual(['{first name}', '{link}', '{']);
    expect(unknownPlaceholders('{ Link } {reviewer}', 'post')).toEqual([]);
    expect(unknownPlaceholders('{}', 'post')).toEqual(['{}']);
  });

  test.each([
    ['Hi {reviewer}', 'reply', null],
    ['Hi {name}', 'reply', "We don't know {name}. Use {reviewer}, {role}, {recruiter}, {agency}, {title}."],
    ['Read {link}', 'reply', "Replies can't contain links, so {link} works only in posts."],
    ['Read {link}', 'post', null],
    ['A } alone', 'post', 'Use braces only around a placeholder, such as {recruiter}.'],
    ['a'.repeat(templateLimits.reply + 1), 'reply', 'Use up to 2000 characters.'],
    ['a'.repeat(templateLimits.reply + 1), 'post', null],
  ] as const)('%.20s as a %s', (body, kind, problem) => {
    expect(problemOfBody(body, kind)).toBe(problem);
  });
});
