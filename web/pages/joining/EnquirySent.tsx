import { searchUrl } from '#common/urls.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

/** After an enquiry: what happens next. */
export function EnquirySent({ address }: { address: string }) {
  return (
    <Told
      title="Thank you, we have your request"
      actions={<Button href={searchUrl()}>See what profiles look like</Button>}
    >
      <p>What happens next:</p>
      <ol>
        <li>Our team checks that you and your agency are who you say you are.</li>
        <li>
          If you're approved, we create your profile and email <strong>{address}</strong> a link to set a password and
          sign in.
        </li>
        <li>If we can't approve it, we email you the reason.</li>
      </ol>
    </Told>
  );
}
