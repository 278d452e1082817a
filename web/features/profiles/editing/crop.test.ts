import { afterEach, describe, expect, test, vi } from 'vitest';
import { choiceAt, cropOf, cut, middle, positionOf } from './crop.ts';

test('by default the centre of the picture fills the frame', () => {
  expect(cropOf(2, 1, middle)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOf(1, 4, middle)).toEqual({ x: 0, y: 0.375, width: 1, height: 0.25 });
});

test('a zoom of two shows half of the picture each way', () => {
  expect(cropOf(1, 1, { zoom: 2, across: 0, down: 1 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
});

const frame = { width: 100, height: 100 };

test('dragging by half a frame moves the crop by half a frame, and stops at the edge', () => {
  const choice = { zoom: 2, across: 0.5, down: 0.5 };
  const after = choiceAt({ x: -50, y: 0 }, choice, frame, frame);
  expect(cropOf(1, 1, after).x).toBeCloseTo(cropOf(1, 1, choice).x + 0.25);
  expect(after.down).toBe(0.5);
  expect(choiceAt({ x: -500, y: 500 }, choice, frame, frame)).toMatchObject({ across: 1, down: 0 });
});

test('a side that is fully visible cannot be dragged', () => {
  expect(choiceAt({ x: 0, y: 40 }, middle, { width: 200, height: 100 }, frame)).toEqual(middle);
});

test('a choice gives a position, and that position gives the same choice', () => {
  const choice = { zoom: 2, across: 0.25, down: 1 };
  const picture = { width: 150, height: 100 };
  const at = positionOf(choice, picture, frame);
  expect(at).toEqual({ x: 50, y: -50 });
  expect(choiceAt(at, choice, picture, frame)).toEqual(choice);
});

describe('cropping', () => {
  afterEach(() => vi.unstubAllGlobals());
  const file = new File(['the whole picture'], 'me.png', { type: 'image/png' });
  const near = { zoom: 2, across: 0, down: 0 };
  /** As much of a browser as cropping needs; Node has none. */
  const browser = ({ paper = {} as object | null, part = new Blob(['a part']) as Blob | null } = {}) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
    vi.stubGlobal('document', {
      createElement: () => ({
        getContext: () => paper && { drawImage: () => undefined, ...paper },
        toBlob: (done: (blob: Blob | null) => void) => done(part),
      }),
    });
  };

  test('sends only the chosen part', async () => {
    browser();
    expect(await (await cut(file, 1, 1, near))?.text()).toBe('a part');
  });

  test.each([
    ['opens no picture', () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('too large')))],
    ['has nothing to draw on', () => browser({ paper: null })],
    ['draws nothing', () => browser({ part: null })],
  ])('sends nothing if the browser %s, neither the whole picture nor an empty one', async (_, prepare) => {
    prepare();
    expect(await cut(file, 1, 1, near)).toBeNull();
  });

  test('returns the file unchanged if no part was chosen', async () => {
    expect(await cut(file, 2, 1, middle)).toBe(file);
  });
});
