import type { PipelineCategory } from '#common/reviews/lists/pipeline.ts';
import type { ColumnKind as AnyColumnKind, BoardCard as Card } from '#web/list/board/board-kind.ts';

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

/** A card of the review board. */
export type BoardCard = Card<PipelineCategory, MovedRow>;

/** A column of the review board. */
export type ColumnKind<Data = never, Row extends { readonly id: string } = never> = AnyColumnKind<
  Data,
  Row,
  PipelineCategory,
  MovedRow
>;
