import { describe, expect, test } from 'vitest';
import { checkText } from './checks.ts';
import { type RiskSignal, riskSignalLabels, riskSignals } from './signals.ts';

describe('signals in a text', () => {
  test.each<[string, RiskSignal]>([
    ['See https://example.com/me for more', 'contains_link'],
    ['Look at www.example.com', 'contains_link'],
    ['My blog is agency-tales.com.au', 'contains_link'],
    ['Write to dana.price@example.com', 'contains_email'],
    ['Write to dana (at) example (dot) com', 'contains_email'],
    ['Ring me on 0412 345 678', 'contains_phone'],
    ['Ring +61 (0)2 9999 1234 after six', 'contains_phone'],
    ['His number: 02-9999-1234.', 'contains_phone'],
    ['They stole my deposit', 'alleges_crime'],
    ['This is FRAUD', 'alleges_crime'],
    ['He sexually harassed a colleague', 'alleges_crime'],
    ['They threatened me', 'alleges_crime'],
    ['I was discriminated against', 'alleges_discrimination'],
    ['Rejected because of my age, he said', 'alleges_discrimination'],
    ['A racist remark in the interview', 'alleges_discrimination'],
    ['Priya Nair at the client was rude', 'names_person'],
    ["PRIYA  NAIR's interview was long", 'names_person'],
    ['P. Nair was rude', 'names_person'],
    ['Mrs Nair was rude', 'names_person'],
    ['Then Dr. Okoro came in', 'names_person'],
    ['My last boss Ana laughed', 'names_person'],
    ['Visit example.de instead', 'contains_link'],
    ['Visit example.it/jobs instead', 'contains_link'],
    ['Better at plaudit dot com', 'contains_link'],
    ['Better at plaudit dot net', 'contains_link'],
    ['See harbour-jobs.com', 'contains_link'],
    ['See bit.ly/x', 'contains_link'],
    ['See harbour.jobs', 'contains_link'],
    ['See Harbour.Jobs', 'contains_link'],
    ['See harbour.Com', 'contains_link'],
    ['See HARBOUR.NET', 'contains_link'],
    ['See forums.asp.net for it', 'contains_link'],
    ['See socket.io/docs for it', 'contains_link'],
    ['See my-asp.net for it', 'contains_link'],
    ['See asp.net.au for it', 'contains_link'],
    ['It is a Ponzi scheme', 'alleges_crime'],
    ['He beat a colleague', 'alleges_crime'],
    ['They only hire white people', 'alleges_discrimination'],
    ['It was plain that women are not wanted', 'alleges_discrimination'],
  ])('%s', (text, signal) => {
    expect(checkText(text, { names: ['Priya Nair'] })).toEqual([signal]);
  });

  test.each([
    'Rang me after each step. Honest about pay: $120,000 to $135,000.',
    'Worked with them 2019 - 2024, placed 2026-11-21 and again on 21.11.2026.',
    'Five placements since 2020, 3 of them in 2023 2024 alone.',
    'Great at Node.js and .NET roles, e.g. for banks.',
    'Ok.Then he found it.',
    'My ASP.NET knowledge. VB.NET, too, and asp.net MVC, ADO.NET/C#, Json.NET and Umbraco.NET.',
    'Node.js, Next.js, Vue.js and Socket.io, then .NET and C#.NET.',
    'A dot net role, for senior dot net developers.',
    'He was great.He helped. It went well.Jobs came, and the pay was good.Online too.',
    'With a B.Com and an M.Tech.',
    'A priya of a role, and Nair was the street.',
    'The market is full of averages and ages well.',
    'My manager Robin Reyes did well. Mr Reyes called, and so did our manager in Sydney.',
    'Fine.it began late. They beat the market and beat me to it. Women and men are welcome.',
    'The owner of the firm wants people who stay.',
    '',
  ])('nothing: %s', (text) => {
    expect(checkText(text, { names: ['Priya Nair', 'Priya', ''], mayBeNamed: ['Robin Reyes'] })).toEqual([]);
  });

  test.each(['Nair, Priya', 'Dr Priya Nair', 'Priya Nair, PhD'])('%s names Priya Nair', (name) => {
    for (const text of ['Priya Nair was rude', 'Mrs Nair was rude', 'P. Nair was rude'])
      expect(checkText(text, { names: [name] }), text).toEqual(['names_person']);
  });

  test('a single name can identify a person', () => {
    const partsOfNames = ['Jonathan', 'Blackwood'];
    expect(checkText('Thank you Jonathan', { partsOfNames })).toEqual(['names_person']);
    expect(checkText('THANK YOU, JONATHAN', { partsOfNames })).toEqual(['names_person']);
    expect(checkText('Thank you for the black wood and the blackwood', { partsOfNames })).toEqual([]);
  });

  test('may name those it may, and nobody else after a title or a role', () => {
    const shown = 'A review with a Ms Reyes in it, by Mr Sam Demo';
    for (const text of ['my manager Anna Okoro', 'Mr Okoro called', 'the founder Anabel Smith'])
      expect(checkText(text, { mayBeNamed: [shown, 'Ana Lee'] }), text).toEqual(['names_person']);
    expect(checkText('Ms Reyes called, and so did my boss Ana', { mayBeNamed: [shown, 'Ana Lee'] })).toEqual([]);
  });

  test('may be several, reported in a fixed order', () => {
    expect(checkText('Scam! Mail eve@example.com or see http://example.com')).toEqual([
      'alleges_crime',
      'contains_link',
      'contains_email',
    ]);
  });
});

test('every signal has a description for the moderator', () => {
  expect(Object.keys(riskSignalLabels).sort()).toEqual([...riskSignals].sort());
});
