import { useState } from 'react';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { type VendorKey, vendorNames, vendorSettings } from '#common/connections/vendors.ts';
import type { ConnectButtonMutation } from '#web/__generated__/ConnectButtonMutation.graphql.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { browserKey, rememberWayBack } from './browser-key.ts';

type ConnectButtonProps = {
  vendor: VendorKey;
  label?: string;
  variant?: 'primary' | 'secondary';
  /** The page that people are led back to, instead of the connection's own. */
  wayBack?: string;
};

/** Goes to a software's sign-in page, after what has to be known first. */
export function ConnectButton({
  vendor,
  label = `Connect ${vendorNames[vendor]}`,
  variant = 'primary',
  wayBack,
}: ConnectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const begin = useBegin(vendor, wayBack);
  const press = async () => {
    if (vendorSettings[vendor]) return setOpen(true);
    setBusy(true);
    try {
      await begin({});
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant={variant} busy={isBusy} onClick={press}>
        {label}
      </Button>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <SettingsFirst vendor={vendor} begin={begin} onCancel={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

type Typed = Record<string, string>;

/** Leaves for the software's sign-in page. It comes back to this tab. */
function useBegin(vendor: VendorKey, wayBack?: string) {
  const begin = useCommand<ConnectButtonMutation>(graphql`
    mutation ConnectButtonMutation($input: BeginConnectingInput!) {
      beginConnecting(input: $input) {
        authorizeUrl
        errors { code message field }
      }
    }
  `);
  return async (typed: Typed) => {
    const settings = Object.entries(typed).map(([name, value]) => ({ name, value }));
    const { beginConnecting } = await begin({ vendor, browserKey: browserKey(), settings });
    rememberWayBack(wayBack);
    location.assign(beginConnecting!.authorizeUrl!);
  };
}

type SettingsFirstProps = { vendor: VendorKey; begin: (typed: Typed) => Promise<void>; onCancel: () => void };

function SettingsFirst({ vendor, begin, onCancel }: SettingsFirstProps) {
  const fields = vendorSettings[vendor] ?? [];
  const schema = z.object(
    Object.fromEntries(fields.map(({ name, label }) => [name, z.string().trim().min(1, `Enter the ${label}.`)])),
  );
  const form = useAppForm<Typed>(schema as never, Object.fromEntries(fields.map(({ name }) => [name, ''])));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async (typed: Typed) => {
    setBusy(true);
    setProblems([]);
    try {
      await begin(typed);
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      {fields.map(({ name, label, help }) => (
        <AppTextField key={name} form={form} name={name} label={label} help={help} maxLength={200} />
      ))}
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          {`Continue to ${vendorNames[vendor]}`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}
