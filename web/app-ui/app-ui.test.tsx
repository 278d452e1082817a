import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppForm } from './AppForm.tsx';
import { AppFrame } from './AppFrame.tsx';
import { AppTheme } from './AppTheme.tsx';
import { DataTable } from './DataTable.tsx';
import { AppRadioGroup, AppTextField } from './fields.tsx';
import { problemsOf, showProblems, useAppForm } from './form.ts';
import { SaveOverlay } from './SaveOverlay.tsx';
import { appToasts, defaultToasts } from './toasts.tsx';

test('the rail marks the current page', () => {
  const html = renderToStaticMarkup(
    <AppFrame homeHref="/" rail={[{ items: [{ label: 'Reviews', href: '/r', current: true, count: 3 }] }]}>
      Page
    </AppFrame>,
  );
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Reviews/);
  expect(html).toContain('<summary');
});

test('the first cell of a row links to it', () => {
  const html = renderToStaticMarkup(
    <DataTable
      label="People"
      columns={[
        { key: 'name', head: 'Name', cell: (row: { name: string }) => row.name },
        { key: 'length', head: 'Length', cell: (row) => row.name.length, numeric: true },
      ]}
      rows={[{ name: 'Ana' }]}
      rowKey={(row) => row.name}
      rowHref={(row) => `/people/${row.name}`}
      openKey="Ana"
    />,
  );
  expect(html).toMatch(/<td[^>]*><a [^>]*href="\/people\/Ana"[^>]*aria-current="true"[^>]*>Ana<\/a><\/td>/);
  expect(html).toMatch(/<th scope="col"/);
});

test('a form shows its values in the fields of the same names', () => {
  const html = renderToStaticMarkup(<Example />);
  expect(html).toMatch(/<input[^>]*name="title"[^>]*value="Estimator"/);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="b"/);
  expect(html).toContain('Somebody else changed it');
});

test('server problems go to their fields, and the rest are returned', () => {
  const shown: Record<string, string> = {};
  const form = { setErrors: (errors: Record<string, string>) => Object.assign(shown, errors) };
  const others = showProblems(form, [{ field: 'title', message: 'Too long' }, { message: 'Try again' }]);
  expect(shown).toEqual({ title: 'Too long' });
  expect(others).toEqual([{ message: 'Try again' }]);
  const several = ['Choose from the list', 'Choose fewer'].map((message) => ({ field: 'roleTypes.0', message }));
  showProblems(form, several);
  expect(shown).toMatchObject({ roleTypes: 'Choose from the list Choose fewer' });
  expect(problemsOf({ title: 'Too long', side: undefined })).toEqual([{ field: 'title', message: 'Too long' }]);
});

test('saving uses the specified wording and disables the fields', () => {
  const at = (state: 'waiting' | 'saving' | 'done') => renderToStaticMarkup(<SaveOverlay state={state}>…</SaveOverlay>);
  expect(at('waiting')).toContain('Please wait...');
  expect(at('saving')).toMatch(/inert=""/);
  expect(at('saving')).toContain('Saving');
  expect(at('done')).toContain('Operation completed');
  expect(at('done')).not.toContain('inert');
});

test('an upload shows a progress bar while saving', () => {
  const at = (state: 'saving' | 'done') =>
    renderToStaticMarkup(
      <SaveOverlay state={state} uploaded={{ loaded: 5, total: 20 }}>
        …
      </SaveOverlay>,
    );
  expect(at('saving')).toMatch(/<progress [^>]*max="20"[^>]*value="5"|<progress [^>]*value="5"[^>]*max="20"/);
  expect(at('done')).not.toContain('<progress');
});

test("the app's toasts close after 3 s without a bar, away from the title row; others after 5 s at the top right", () => {
  expect(appToasts).toMatchObject({ autoClose: 3000, hideProgressBar: true, pauseOnFocusLoss: true });
  expect(appToasts.position).toBe('bottom-left');
  expect(defaultToasts).toMatchObject({ autoClose: 5000, position: 'top-right', draggablePercent: 80 });
});

function Example() {
  const form = useAppForm(z.object({ title: z.string(), side: z.string() }), { title: 'Estimator', side: 'b' });
  const sides = ['a', 'b'].map((value) => ({ value, label: value }));
  return (
    <AppTheme>
      <AppForm form={form} onSubmit={() => {}} problems={[{ message: 'Somebody else changed it' }]}>
        <AppTextField form={form} name="title" label="Title" />
        <AppRadioGroup form={form} name="side" label="Side" options={sides} />
      </AppForm>
    </AppTheme>
  );
}
