import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { notify } from './toasts.tsx';

/** A link on this site that a person can select or copy with a button; `path` is its address here. */
export function CopyLink({ path, label = 'Link', name = 'link' }: { path: string; label?: string; name?: string }) {
  const link = `${window.location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success('Link copied.');
    } catch {
      notify.error('Copying is blocked in this browser. Select the link and copy it.');
    }
  };
  return (
    <>
      <TextField name={name} label={label} value={link} readOnly onFocus={({ target }) => target.select()} />
      <FormActions>
        <Button onClick={copy}>Copy link</Button>
      </FormActions>
    </>
  );
}
