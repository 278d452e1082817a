import { notify } from '#web/app-ui/toasts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** A webhook's new secret, to copy. */
export function NewSecret({ secret }: { secret: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success('Secret copied.');
    } catch {
      notify.error('Copying is blocked in this browser. Select the secret and copy it.');
    }
  };
  return (
    <div>
      <TextField
        label="Signing secret"
        help="Copy it now. We show it for ten minutes, and only to you."
        value={secret}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <FormActions>
        <Button onClick={copy}>Copy secret</Button>
      </FormActions>
    </div>
  );
}
