import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Greeting } from './parts.tsx';

test.each([
  ['Dana Price', 'Hello Dana,'],
  ['Price, Dana', 'Hello Dana,'],
  ['Dr Dana Price', 'Hello Dana,'],
  ['Ka Ming Wong', 'Hello Ka Ming Wong,'],
  ['…', 'Hello …,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
])('%j is greeted with %s', (name, greeting) => {
  expect(renderToStaticMarkup(<Greeting name={name} />)).toContain(greeting);
});
