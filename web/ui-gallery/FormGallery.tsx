import { Button } from '#web/ui/Button.tsx';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { StarInput } from '#web/ui/StarInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** A form with errors, and one of every control. */
export function FormGallery() {
  return (
    <Form action="#sent" aria-label="Your review">
      <h2>Your review</h2>
      <ErrorSummary
        problems={[
          { field: 'overall', message: 'Choose how many stars you give overall' },
          { field: 'body', message: 'Write at least 30 characters' },
        ]}
      />
      <StarInput name="overall" legend="Overall" error="Choose how many stars you give overall" />
      <TextField name="title" label="Title" defaultValue="Told me what the role was not, too" optional maxLength={80} />
      <TextArea
        name="body"
        label="Your review"
        help="What would you tell a friend about working with them?"
        error="Write at least 30 characters"
        defaultValue="Very good."
        maxLength={3000}
      />
      <Choice
        name="display"
        legend="How your name is shown"
        defaultValue="initial"
        options={[
          { value: 'full', label: 'Priya Nair' },
          { value: 'initial', label: 'Priya N.', help: 'First name and initial' },
          { value: 'role', label: 'Candidate', help: 'Your role only' },
        ]}
      />
      <SelectField
        name="type"
        label="Kind of work"
        options={[
          { value: 'permanent', label: 'Permanent' },
          { value: 'contract', label: 'Contract' },
        ]}
      />
      <TextField name="start" type="date" label="First day" help="As in your contract." defaultValue="2026-10-05" />
      <TextField name="email" type="email" label="E-mail" readOnly defaultValue="priya@candidate.example" />
      <Checkbox name="offered" label="I was offered something for this review" help="It is shown with the review." />
      <Checkbox name="quote" label="You may quote me" defaultChecked />
      <FormActions>
        <Button type="submit" variant="primary">
          Send my review
        </Button>
        <Button variant="quiet">Keep as a draft</Button>
      </FormActions>
    </Form>
  );
}
