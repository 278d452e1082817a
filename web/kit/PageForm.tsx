import type { ComponentProps, SubmitEvent } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { Form } from '#web/ui/Form.tsx';

/** A real form that posts to its own page: with JavaScript the page's action runs here, without it on the server. */
export function PageForm(props: Omit<ComponentProps<typeof Form>, 'onSubmit' | 'method'>) {
  const submit = useSubmit();
  return (
    <Form
      {...props}
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit((event.nativeEvent.submitter as HTMLButtonElement | null) ?? event.currentTarget, {
          method: 'post',
        });
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
