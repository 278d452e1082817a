import { graphql } from 'react-relay';
import { reviewUrl } from '#common/urls.ts';
import type { ReportReplyPageMutation } from '#web/__generated__/ReportReplyPageMutation.graphql.ts';
import type { ReviewPageQuery } from '#web/__generated__/ReviewPageQuery.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { type FlagField, flagFields, sentWithFlag } from './FlagForm.tsx';
import { FlagDialog, flagPage } from './flag-page.tsx';

/** Anybody can report the reply to a published review, like flagging the review. */
export default function ReportReplyPage(props: PageProps<ReviewPageQuery, FormAnswer<FlagField>>) {
  return <FlagDialog {...props} about="reply" />;
}

export const page = flagPage('reply', ({ review }, { params }) =>
  review && !review.reply
    ? {
        title: 'This reply is gone',
        sentence: 'It was deleted or removed, or there never was one.',
        link: { href: reviewUrl(params.reviewId ?? ''), label: 'See the review' },
      }
    : undefined,
);

export const action = formAction<ReportReplyPageMutation, FlagField>(
  graphql`
    mutation ReportReplyPageMutation($input: ReportReplyInput!) {
      reportReply(input: $input) {
        errors { code message field }
      }
    }
  `,
  flagFields,
  { input: sentWithFlag },
);
