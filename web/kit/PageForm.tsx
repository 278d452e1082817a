import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
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

/** Whether a form of this page is being sent. */
export function useIsSending(): boolean {
  return useNavigation().formMethod !== undefined;
}
