import { describe, expect, test } from 'vitest';
import { questionTypes } from '#common/surveys/questions.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import {
  type Change,
  type Contents,
  changeEnd,
  changeQuestion,
  changeRule,
  deleteQuestion,
  duplicateQuestion,
  insertQuestion,
  isSame,
  moveQuestion,
  newPartId,
  newQuestion,
  placeAfterMove,
} from './contents.ts';
import { type Editing, editingOf, editingReducer } from './editing.ts';

const start: Contents = { ...defaultWorkflow('promoter', 'candidate'), notifiesOwner: false, sendsWebhook: false };
const ids = ({ questions }: Contents) => questions.map(({ id }) => id);
const change = (state: Editing, made: Change, field?: string) =>
  editingReducer(state, { type: 'change', change: made, field });
const undo = (state: Editing) => editingReducer(state, { type: 'undo' });
const redo = (state: Editing) => editingReducer(state, { type: 'redo' });

describe('changes', () => {
  test('the score question is not moved, deleted or passed', () => {
    expect(ids(moveQuestion('score', 2)(start))).toEqual(ids(start));
    expect(ids(deleteQuestion('score')(start))).toEqual(ids(start));
    expect(ids(moveQuestion('quote', 0)(start))).toEqual(['score', 'quote', 'reason', 'group']);
    expect(
      ids(
        insertQuestion(
          newQuestion('date', () => 'new'),
          0,
        )(start),
      )[1],
    ).toBe('new');
  });

  test('a question moves up, down, and no further than the end', () => {
    expect(ids(moveQuestion('reason', 2)(start))).toEqual(['score', 'group', 'reason', 'quote']);
    expect(ids(moveQuestion('reason', 99)(start))).toEqual(['score', 'group', 'quote', 'reason']);
    expect(placeAfterMove(start, 'reason', 99)).toBe(3);
    expect(moveQuestion('quote', 3)(start)).toBe(start);
  });

  test('a copy comes below its original and is no standard question', () => {
    const { questions } = duplicateQuestion('reason', 'copy')(start);
    expect(questions[2]).toMatchObject({ id: 'copy', standard: null, title: questions[1]!.title });
    expect(duplicateQuestion('gone', 'copy')(start)).toBe(start);
  });

  test('rules are added, changed and deleted by their place', () => {
    const rule = { condition: 'answered', value: null, goTo: 'quote' } as const;
    const withRule = changeRule('reason', 0, rule)(start);
    expect(withRule.questions[1]!.skips).toEqual([rule]);
    const changed = changeRule('reason', 0, { ...rule, goTo: null })(withRule);
    expect(changed.questions[1]!.skips).toEqual([{ ...rule, goTo: null }]);
    expect(changeRule('reason', 0, null)(changed).questions[1]!.skips).toEqual([]);
  });

  test.each(questionTypes)('a new question of type %s has ids that the API accepts', (type) => {
    const { id, choices, rows } = newQuestion(type);
    const all = [id, ...choices.map((one) => one.id), ...rows.map((one) => one.id)];
    for (const one of all) expect(one).toMatch(/^[a-z0-9]{1,12}$/);
    expect(new Set(all).size).toBe(all.length);
    expect(newPartId()).not.toBe(newPartId());
  });

  test('the order of keys does not matter when comparing', () => {
    const turned = {
      ...start,
      questions: start.questions.map((one) => Object.fromEntries(Object.entries(one).reverse())),
    };
    expect(isSame(start, turned as unknown as Contents)).toBe(true);
    expect(isSame(start, changeEnd({ thanksText: 'Bye' })(start))).toBe(false);
  });
});

describe('undo', () => {
  const title = (text: string) => changeQuestion('reason', { title: text });

  test('takes changes back one by one, and redo makes them again', () => {
    const one = change(editingOf(start), deleteQuestion('quote'));
    const two = change(one, moveQuestion('group', 1));
    expect(undo(two).contents).toBe(one.contents);
    expect(undo(undo(two)).contents).toBe(start);
    expect(redo(redo(undo(undo(two)))).contents).toBe(two.contents);
    expect(undo(editingOf(start))).toEqual(editingOf(start));
  });

  test('typing in one field is undone at once, until the field is left', () => {
    const typed = change(change(editingOf(start), title('W'), 'title'), title('Wh'), 'title');
    expect(undo(typed).contents).toBe(start);
    const later = change(editingReducer(typed, { type: 'leave' }), title('Why'), 'title');
    expect(undo(later).contents).toBe(typed.contents);
    const elsewhere = change(typed, changeEnd({ thanksText: 'Bye' }), 'thanksText');
    expect(undo(elsewhere).contents).toBe(typed.contents);
  });

  test('a change after undo drops what could be redone, a change of nothing does not', () => {
    const undone = undo(change(editingOf(start), deleteQuestion('quote')));
    expect(change(undone, moveQuestion('quote', 3))).toBe(undone);
    expect(redo(change(undone, deleteQuestion('group'))).contents.questions).toHaveLength(3);
  });

  test("another version's contents can be undone", () => {
    const theirs = changeEnd({ thanksTitle: 'Cheers' })(start);
    const state = editingReducer(change(editingOf(start), title('Why')), { type: 'replace', contents: theirs });
    expect(state.contents).toBe(theirs);
    expect(undo(state).contents.questions[1]!.title).toBe('Why');
  });
});
