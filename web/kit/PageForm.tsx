import type { ComponentProps, SubmitEvent } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { Form } from '#web/ui/Form.tsx';

type PageFormProps = Omit<ComponentProps<typeof Form>, 'onSubmit' | 'method'> & {
  /** Adds to what is sent what takes a moment, such as a solved check. Only where JavaScript is on. */
  complete?: (form: FormData) => Promise<void>;
};

/** A real form that posts to its own page: with JavaScript the page's action runs here, without it on the server. */
export function PageForm({ complete, ...props }: PageFormProps) {
  const submit = useSubmit();
  return (
    <Form
      {...props}
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const submitter = event.nativeEvent.submitter as HTMLButtonElement | null;
        if (!complete) return void submit(submitter ?? event.currentTarget, { method: 'post' });
        const form = new FormData(event.currentTarget, submitter);
        void complete(form).then(() => submit(form, { method: 'post' }));
      }}
    />
  );
}

/** Whether a form of this page is being sent, or has been and leads elsewhere. An answer on this page ends it. */
export function useIsSending(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  return formMethod !== undefined && (state === 'submitting' || location.pathname !== pathname);
}
