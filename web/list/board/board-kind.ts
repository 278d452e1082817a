import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { TagProps } from '#web/ui/Tag.tsx';
import type { Connection } from '../list-kind.ts';

/** What a card shows of its row. */
export interface CardFacts {
  readonly name: string;
  /** What the card is, in a word or two. */
  readonly voice: string;
  /** What it is about, such as the job and the company. */
  readonly about: string;
  readonly recruiter: string | null | undefined;
  /** The title of a published review. */
  readonly title?: string;
  readonly stars?: number | null;
  readonly level?: number;
  readonly tag?: { readonly tone: NonNullable<TagProps['tone']>; readonly words: string } | null;
  /** What happened, or will, and when. */
  readonly age: ReactNode;
}

/** A card on a board: its row's facts, its column, and what a move needs to know about its row. */
export interface BoardCard<Category extends string = string, Moved = unknown> extends CardFacts {
  readonly id: string;
  readonly category: Category;
  readonly moved: Moved;
}

/** The declaration of a column: where its rows are, and what a card shows of one. */
export interface ColumnKind<
  Data = never,
  Row extends { readonly id: string } = never,
  Category extends string = string,
  Moved = unknown,
> {
  readonly category: Category;
  /** The fragment with the connection. */
  readonly fragment: GraphQLTaggedNode;
  /** The query that reads the connection again, made from the fragment. */
  readonly renewal: GraphQLTaggedNode;
  readonly connection: (data: Data) => Connection<Row> | null | undefined;
  /** Whether a row still belongs here: after a command, until the column is read again. */
  readonly belongs: (row: Row) => boolean;
  readonly card: (row: Row) => CardFacts;
  readonly moved: (row: Row) => Moved;
}

/** Whether a card may move to a column, or the sentence that refuses it. */
export type MoveVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** The declaration of a board: its columns in order, their labels, and the moves between them. */
export interface BoardKind<Category extends string = string> {
  readonly categories: readonly Category[];
  /** `narrow` is for the narrow layout, which shows one column. */
  readonly labels: Readonly<Record<Category, { readonly wide: string; readonly narrow: string }>>;
  readonly moveCard: (from: Category, to: Category) => MoveVerdict;
  /** The color of a column's head; none by default. */
  readonly colors?: Readonly<Record<Category, 'yellow' | 'orange' | 'green' | 'red'>>;
  readonly columns: Readonly<Record<Category, ColumnKind>>;
}
