import { graphql } from 'react-relay';
import {
  dataRequestCountries,
  dataRequestCountryWords,
  dataRequestKinds,
  dataRequestKindWords,
} from '#common/contact/data-request-words.ts';
import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { privacyUrl } from '#common/urls.ts';
import type { DataRequestPageMutation } from '#web/__generated__/DataRequestPageMutation.graphql.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { LinkPage } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const fields = ['kind', 'name', 'email', 'country', 'details'] as const;
type Field = (typeof fields)[number];

/** A person requests something about their personal data. Works without JavaScript and without login. */
export default function DataRequestPage({ answer }: PageProps<never, FormAnswer<Field>>) {
  return (
    <LinkPage title="Your data">
      {answer?.isSent ? (
        <Told title="Check your email" actions={<Button href={privacyUrl()}>Back to the privacy page</Button>}>
          <p>
            {`We're emailing ${answer.email} a link. Confirm your request with it within ${formatCount(profileLimits.claimLinkDays, 'day')}. If you have already sent us this request, we're working on it and you won't get another link.`}
          </p>
        </Told>
      ) : (
        <FieldsForm answer={answer} unsent="Your request hasn't been sent yet" submit="Send my request" isWide>
          {(field) => (
            <>
              <p>
                Tell us what you want to happen with the personal data we keep about you. It's free. Our{' '}
                <Link href={privacyUrl()}>privacy page</Link> says what we keep and how soon you get an answer.
              </p>
              <Choice
                {...field('kind')}
                legend="What do you want?"
                options={dataRequestKinds.map((value) => ({ value, ...dataRequestKindWords[value] }))}
              />
              <TextField
                {...field('name')}
                label="Your name"
                autoComplete="name"
                maxLength={profileLimits.name}
                required
              />
              <TextField
                {...field('email')}
                label="Your email"
                type="email"
                autoComplete="email"
                help="The address that your request is about. We send a link there to confirm it."
                required
              />
              <SelectField
                {...field('country')}
                label="Where you live"
                options={countryOptions}
                help="The law there says how soon we must answer."
                required
              />
              <TextArea
                {...field('details')}
                label="Details"
                help="For example, what is wrong, or which data you mean. Only our team reads this."
                rows={4}
                maxLength={profileLimits.note}
                optional
              />
            </>
          )}
        </FieldsForm>
      )}
    </LinkPage>
  );
}

const countryOptions = [
  { value: '', label: 'Choose a country' },
  ...dataRequestCountries.map((value) => ({ value, label: dataRequestCountryWords[value] })),
];

export const page = definePage<never, FormAnswer<Field>>({
  head: () => ({
    title: 'Your data',
    description: 'See, correct or erase the personal data that Plaudit keeps about you, or object to its use.',
  }),
});

export const action = formAction<DataRequestPageMutation, Field>(
  graphql`
    mutation DataRequestPageMutation($input: RequestDataInput!) {
      requestData(input: $input) {
        errors { code message field }
      }
    }
  `,
  fields,
);
