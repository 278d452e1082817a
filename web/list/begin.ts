import { type Context, createContext, use } from 'react';

/** What a list's rows may do with the panel: open it for a row and begin something there at once, such as a reply. */
interface Beginning {
  readonly begin: (rowId: string, what: string) => void;
  /** What the open row was opened for, if one of its own buttons opened it. */
  readonly begun: string | undefined;
}

/** Around a list and its panel. */
export const BeginContext: Context<Beginning> = createContext<Beginning>({ begin: () => {}, begun: undefined });

/** For a cell of a row: opens the row and begins something in its panel. */
export const useBegin = (): Beginning['begin'] => use(BeginContext).begin;

/** For the content of a panel: what the row was opened for. */
export const useBegun = (): string | undefined => use(BeginContext).begun;
