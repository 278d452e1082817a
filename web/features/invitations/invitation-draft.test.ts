import { expect, test } from 'vitest';
import { normalised, personPasted } from './invitation-draft.ts';

test('a name with its address, pasted into a field of a person, fills both', () => {
  const text = 'Dana Price <dana@harbour.example>';
  const changes = { contactName: 'Dana Price', contactEmail: 'dana@harbour.example' };
  expect(personPasted(text, 'contactEmail-7')).toEqual({ key: '7', changes });
  expect(personPasted(text, 'jobTitle-7')).toBeNull();
  expect(personPasted('dana@harbour.example', 'contactEmail-7')).toBeNull();
  expect(personPasted(`${text}; sam@harbour.example`, 'contactEmail-7')).toBeNull();
});

test('addresses are compared without invisible characters at their ends', () => {
  expect(normalised('\u200bDana@Harbour.example\u00a0')).toBe('dana@harbour.example');
});
