import { Paragraph, Subtitle } from '#server/mail/parts.tsx';
import { useSurroundings } from '#server/mail/render.tsx';

/** How to object to a decision about a review. */
export function Objecting() {
  const { contactEmail } = useSurroundings();
  return (
    <>
      <Subtitle>If you think this is wrong</Subtitle>
      <Paragraph>
        Email {contactEmail} and say why. Someone will look at it again and tell you what they decide.
      </Paragraph>
    </>
  );
}
