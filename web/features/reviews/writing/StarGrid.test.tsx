import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StarGrid, type StarGridRow } from './StarGrid.tsx';

describe('a grid of stars', () => {
  const row = { name: 'aftercare', label: 'Aftercare', defaultValue: undefined, error: undefined };
  const grid = (change: Partial<StarGridRow> = {}) =>
    renderToStaticMarkup(<StarGrid rows={[{ ...row, notApplicable: true, ...change }]} />);

  test('has a row of radios for each question, named by the question and by the words of the head', () => {
    const html = grid({ defaultValue: 4 });
    expect(html).toMatch(/role="radiogroup" aria-labelledby="aftercare-label"/);
    expect(html).toContain('id="aftercare-label">Aftercare<');
    expect(html.match(/type="radio"/g)).toHaveLength(6);
    const [, name] = /aria-labelledby="([^"]+)"[^>]*checked=""[^>]*value="4"/.exec(
      html.replaceAll('/><svg', '/>\n<svg'),
    )!;
    expect(html).toMatch(new RegExp(`id="${name}"><b>4</b> <span[^>]*>Good<`));
  });

  test("takes 'not applicable' as an empty value, where it may be said", () => {
    expect(grid({ defaultValue: null })).toMatch(/<input[^>]*aria-label="Not applicable"[^>]*checked=""[^>]*value=""/);
    expect(grid({ notApplicable: false }).match(/type="radio"/g)).toHaveLength(5);
    expect(grid({ notApplicable: false })).not.toContain('N/A');
  });

  test('says in the row what is wrong with it; its first star has the id that errors link to', () => {
    const html = grid({ error: "Rate 'Aftercare'." });
    expect(html).toMatch(/role="radiogroup"[^>]*aria-describedby="aftercare-error" aria-invalid="true"/);
    expect(html).toMatch(/id="aftercare-error">.*Rate &#x27;Aftercare&#x27;\./);
    expect(html).toMatch(/id="aftercare"[^>]*value="1"/);
  });
});
