import { Paragraph, Subtitle, TextLink } from '#server/mail/parts.tsx';

/** How to edit or withdraw a review. The link belongs to the writer alone. */
export function ReviewLink({ editUrl }: { editUrl: string }) {
  return (
    <>
      <Subtitle>Change your mind at any time</Subtitle>
      <Paragraph>
        <TextLink href={editUrl}>Edit or withdraw your review</TextLink>
      </Paragraph>
      <Paragraph>
        This link is yours alone and works as long as the review does, so do not pass this e-mail on.
      </Paragraph>
    </>
  );
}
