import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { PipelineCategory } from '#common/reviews/lists/pipeline.ts';
import type { Connection } from '#web/list/list-kind.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** What a card shows of its row. */
export interface CardFacts {
  readonly name: string;
  /** The side of the placement, in words. */
  readonly voice: string;
  /** The job and the company. */
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

/** What a move needs to know about its card's row. */
export type MovedRow =
  | { readonly kind: 'side'; readonly side: MovedSide }
  | { readonly kind: 'invitation'; readonly invitation: MovedInvitation }
  | { readonly kind: 'review' };

/** A side that can be invited. */
export interface MovedSide {
  readonly audience: string;
  readonly recipientName: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly isSuppressed: boolean;
  readonly recruiter: { readonly id: string } | null | undefined;
  readonly invitation:
    | { readonly id: string; readonly state: string; readonly message: string | null | undefined }
    | null
    | undefined;
  readonly placement:
    | {
        readonly id: string;
        readonly jobTitle: string;
        readonly jobType: string;
        readonly startDate: string;
        readonly endDate: string | null | undefined;
        readonly companyName: string | null | undefined;
        readonly candidateName: string | null | undefined;
        readonly contactName: string | null | undefined;
      }
    | null
    | undefined;
}

/** A scheduled invitation. */
export interface MovedInvitation {
  readonly id: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly scheduledFor: string | null | undefined;
}

/** A card on the board: its row and its column. */
export interface BoardCard extends CardFacts {
  readonly id: string;
  readonly category: PipelineCategory;
  readonly moved: MovedRow;
}

/** The declaration of a column: where its rows are, and what a card shows of one. */
export interface ColumnKind<Data = never, Row extends { readonly id: string } = never> {
  readonly category: PipelineCategory;
  /** The fragment with the connection. */
  readonly fragment: GraphQLTaggedNode;
  /** The query that reads the connection again, made from the fragment. */
  readonly renewal: GraphQLTaggedNode;
  readonly connection: (data: Data) => Connection<Row> | null | undefined;
  /** Whether a row still belongs here: after a command, until the column is read again. */
  readonly belongs: (row: Row) => boolean;
  readonly card: (row: Row) => CardFacts;
  readonly moved: (row: Row) => MovedRow;
}
