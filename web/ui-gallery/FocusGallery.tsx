import { Button } from '#web/ui/Button.tsx';
import { FocusFrame } from '#web/ui/FocusFrame.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** One thing to do, with an error from the last try. */
export function FocusGallery() {
  return (
    <FocusFrame
      homeHref="#home"
      title="Sign in"
      intro="For recruiters, agencies and hiring teams."
      foot={
        <>
          New here? <a href="#sign-up">Create an account</a>
        </>
      }
    >
      <Notice tone="bad" title="That did not match" role="alert">
        Check your e-mail and password, or <a href="#reset">reset the password</a>.
      </Notice>
      <Form action="#">
        <TextField name="username" type="email" label="E-mail" autoComplete="username" />
        <TextField name="password" type="password" label="Password" autoComplete="current-password" />
        <FormActions>
          <Button type="submit" variant="primary" wide>
            Sign in
          </Button>
        </FormActions>
      </Form>
    </FocusFrame>
  );
}
