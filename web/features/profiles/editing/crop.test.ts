import { afterEach, describe, expect, test, vi } from 'vitest';
import { cropOf, cut, middle, pulled } from './crop.ts';

test('without a choice the middle of the picture fills the frame', () => {
  expect(cropOf(2, 1, middle)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOf(1, 4, middle)).toEqual({ x: 0, y: 0.375, width: 1, height: 0.25 });
});

test('twice as near shows half of it each way', () => {
  expect(cropOf(1, 1, { zoom: 2, across: 0, down: 1 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
});

test('pulling the picture by half a frame shows what was half a frame beside it, and stops at its end', () => {
  const choice = { zoom: 2, across: 0.5, down: 0.5 };
  const crop = cropOf(1, 1, choice);
  const after = pulled(choice, crop, -0.5, 0);
  expect(cropOf(1, 1, after).x).toBeCloseTo(crop.x + 0.25);
  expect(after.down).toBe(0.5);
  expect(pulled(choice, crop, -5, 5)).toMatchObject({ across: 1, down: 0 });
});

test('a side that is shown whole cannot be pulled', () => {
  expect(pulled(middle, cropOf(2, 1, middle), 0, 0.4).down).toBe(0.5);
});

describe('what was to be cut away', () => {
  afterEach(() => vi.unstubAllGlobals());
  const file = new File(['the whole picture'], 'me.png', { type: 'image/png' });
  const near = { zoom: 2, across: 0, down: 0 };
  /** A browser as far as cutting needs one; Node has none. */
  const browser = ({ paper = {} as object | null, part = new Blob(['a part']) as Blob | null } = {}) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
    vi.stubGlobal('document', {
      createElement: () => ({
        getContext: () => paper && { drawImage: () => undefined, ...paper },
        toBlob: (done: (blob: Blob | null) => void) => done(part),
      }),
    });
  };

  test('does not leave the browser with the part that was chosen', async () => {
    browser();
    expect(await (await cut(file, 1, 1, near))?.text()).toBe('a part');
  });

  test.each([
    ['opens no picture', () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('too large')))],
    ['has nothing to draw on', () => browser({ paper: null })],
    ['draws nothing', () => browser({ part: null })],
  ])('nor where the browser %s: nothing is sent, neither the whole nor an empty one', async (_, prepare) => {
    prepare();
    expect(await cut(file, 1, 1, near)).toBeNull();
  });

  test('is nothing where nobody chose a part', async () => {
    expect(await cut(file, 2, 1, middle)).toBe(file);
  });
});
