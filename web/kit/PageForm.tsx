import type { ComponentProps, SubmitEvent } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { Form } from '#web/ui/Form.tsx';

type PageFormProps = Omit<ComponentProps<typeof Form>, 'onSubmit' | 'method'> & {
  /** Adds data that takes a moment to get, such as a solved captcha. Runs only with JavaScript. */
  complete?: (form: FormData) => Promise<void>;
  /** Where the form leads takes this page's place in the history. */
  replace?: boolean;
};

/**
 * A real form that posts to its own page. The page's action runs in the browser, or on the server without JavaScript.
 */
export function PageForm({ complete, replace, ...props }: PageFormProps) {
  const submit = useSubmit();
  const how = { method: 'post', ...(replace && { replace }) } as const;
  return (
    <Form
      {...props}
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const submitter = event.nativeEvent.submitter as HTMLButtonElement | null;
        if (!complete) return void submit(submitter ?? event.currentTarget, how);
        const form = new FormData(event.currentTarget, submitter);
        void complete(form).then(() => submit(form, how));
      }}
    />
  );
}

/**
 * Whether a form on this page is being sent, or was sent and is redirecting. False again once the page has an answer.
 */
export function useIsSending(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  return formMethod !== undefined && (state === 'submitting' || location.pathname !== pathname);
}
