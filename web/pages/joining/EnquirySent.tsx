import { searchUrl } from '#common/urls.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

/** After an enquiry: what happens next. */
export function EnquirySent({ address }: { address: string }) {
  return (
    <Told title="Thank you, your enquiry is here" actions={<Button href={searchUrl()}>See how profiles look</Button>}>
      <p>What happens next:</p>
      <ol>
        <li>We look at it ourselves, and check that you and your agency are who you say.</li>
        <li>
          Once it is approved, your profile exists, and we mail you at <strong>{address}</strong> a link by which you
          set a password and sign in.
        </li>
        <li>If we cannot approve it, the mail says why.</li>
      </ol>
    </Told>
  );
}
