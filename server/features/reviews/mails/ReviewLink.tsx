import { Paragraph, Subtitle, TextLink } from '#server/mail/parts.tsx';

/** How to edit or withdraw a review. The link belongs to the writer alone. */
export function ReviewLink({ editUrl }: { editUrl: string }) {
  return (
    <>
      <Subtitle>Changed your mind?</Subtitle>
      <Paragraph>
        <TextLink href={editUrl}>Edit or withdraw your review</TextLink>
      </Paragraph>
      <Paragraph>
        This link is only for you and works as long as your review exists, so don't forward this email.
      </Paragraph>
    </>
  );
}
