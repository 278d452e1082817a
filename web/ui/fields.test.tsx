import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox, Choice } from './Choice.tsx';
import { Form } from './Form.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StarInput } from './StarInput.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('stars are five radios with one name, each with its word', () => {
  const html = renderToStaticMarkup(<StarInput name="overall" legend="Overall" defaultValue={4} />);
  expect(html.match(/type="radio"[^>]*name="overall"/g)).toHaveLength(5);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="4"/);
  expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('1 Poor 2 Weak 3 Fair 4 Good 5 Great');
});

test('label, help and error belong to the field', () => {
  const html = renderToStaticMarkup(
    <TextField name="email" label="E-mail" help="Where we write to" error="Write an address" />,
  );
  expect(html).toContain('<label class="');
  expect(html).toContain('for="email"');
  expect(html).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-error email-help"[^>]*aria-invalid="true"/);
  expect(html).toMatch(/id="email-error">.*Write an address<\/p>/);
  expect(html).toMatch(/id="email-help">Where we write to<\/p>/);
});

test('a field without help or error has no description', () => {
  const html = renderToStaticMarkup(<TextField name="title" label="Title" optional />);
  expect(html).not.toContain('aria-');
  expect(html).toContain('(optional)');
});

test('a text with a limit counts its characters, including the initial ones', () => {
  const html = renderToStaticMarkup(<TextArea name="body" label="Text" maxLength={3000} defaultValue="Very good." />);
  expect(html).toContain('10 of 3,000 characters');
});

test('a choice is a fieldset of radios; the first has the id that errors link to', () => {
  const options = [
    { value: 'full', label: 'Priya Nair' },
    { value: 'role', label: 'Candidate' },
  ];
  const html = renderToStaticMarkup(
    <Choice name="display" legend="Your name" options={options} defaultValue="role" error="Choose one" />,
  );
  expect(html).toMatch(/^<fieldset [^>]*aria-describedby="display-error"/);
  expect(html).toMatch(/id="display" name="display" [^>]*value="full"/);
  expect(html).toMatch(/checked=""[^>]*value="role"/);
});

test('a checkbox has its help and error', () => {
  const html = renderToStaticMarkup(<Checkbox name="terms" label="I agree" error="Tick to go on" />);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*aria-describedby="terms-error"/);
});

test('a form is sent by POST, and a search by GET with the parameters to keep', () => {
  expect(renderToStaticMarkup(<Form action="/x">…</Form>)).toMatch(/^<form [^>]*action="\/x" method="post"/);
  const search = renderToStaticMarkup(<SearchBox action="/search" defaultValue="site" keep={{ type: 'agency' }} />);
  expect(search).toMatch(/<form [^>]*action="\/search" method="get"/);
  expect(search).toContain('<input type="hidden" name="type" value="agency"/>');
  expect(search).toMatch(/name="q"[^>]*value="site"/);
});
