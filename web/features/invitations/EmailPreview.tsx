import { graphql } from 'react-relay';
import type { EmailPreviewQuery } from '#web/__generated__/EmailPreviewQuery.graphql.ts';
import { DrawnEmail } from './DrawnEmail.tsx';

type EmailPreviewProps = {
  input: EmailPreviewQuery['variables']['input'];
  /** What still works if the preview can't be loaded. */
  failed: string;
};

/** The email of an invitation, rendered by the server a moment after each change. */
export function EmailPreview({ input, failed }: EmailPreviewProps) {
  return <DrawnEmail<EmailPreviewQuery> query={previewQuery} input={input} emailIn={emailIn} failed={failed} />;
}

const emailIn = ({ invitationPreview }: EmailPreviewQuery['response']) => invitationPreview;

const previewQuery = graphql`
  query EmailPreviewQuery($input: InvitationPreviewInput!) {
    invitationPreview(input: $input) {
      from
      replyTo
      subject
      html
      reminders
    }
  }
`;
