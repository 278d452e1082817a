import type { Change, Contents } from './contents.ts';

/** A workflow being edited, with what can be undone and redone. */
export interface Editing {
  readonly contents: Contents;
  readonly past: readonly Contents[];
  readonly future: readonly Contents[];
  /** The field that the last change typed into; further typing there is undone together with it. */
  readonly field: string | null;
}

/** What happens in the editor. `leave` ends the typing in a field, `replace` shows another version. */
export type EditingAction =
  | { readonly type: 'change'; readonly change: Change; readonly field?: string | undefined }
  | { readonly type: 'leave' | 'undo' | 'redo' }
  | { readonly type: 'replace'; readonly contents: Contents };

/** The start of editing. */
export const editingOf = (contents: Contents): Editing => ({ contents, past: [], future: [], field: null });

/** How the editor's state follows from what happens. Everything of a session can be undone. */
export function editingReducer(state: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'change':
      return changed(state, action.change(state.contents), action.field ?? null);
    case 'leave':
      return state.field === null ? state : { ...state, field: null };
    case 'undo': {
      const contents = state.past.at(-1);
      if (!contents) return state;
      return { contents, past: state.past.slice(0, -1), future: [state.contents, ...state.future], field: null };
    }
    case 'redo': {
      const [contents, ...future] = state.future;
      if (!contents) return state;
      return { contents, past: [...state.past, state.contents], future, field: null };
    }
    case 'replace':
      return changed(state, action.contents, null);
  }
}

function changed(state: Editing, contents: Contents, field: string | null): Editing {
  if (contents === state.contents) return state;
  const isMoreTyping = field !== null && field === state.field;
  return { contents, past: isMoreTyping ? state.past : [...state.past, state.contents], future: [], field };
}
