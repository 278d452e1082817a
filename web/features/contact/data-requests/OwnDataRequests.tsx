import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  type DataRequestKind,
  dataRequestCountries,
  dataRequestCountryWords,
  dataRequestKinds,
  dataRequestKindWords,
  dataRequestWords,
} from '#common/contact/data-request-words.ts';
import { formatDate, formatDay } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { privacyUrl } from '#common/urls.ts';
import type { OwnDataRequests_user$key } from '#web/__generated__/OwnDataRequests_user.graphql.ts';
import type { OwnDataRequestsMutation } from '#web/__generated__/OwnDataRequestsMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useSending } from '#web/features/accounts/sending.ts';
import { useCommand } from '#web/kit/command.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './OwnDataRequests.module.css';

/** The person's requests about their data, and a form for a new one. */
export function OwnDataRequests({ user }: { user: OwnDataRequests_user$key }) {
  const [isOpen, setOpen] = useState(false);
  const zone = useTimeZone();
  const { ownDataRequests } = useFragment(
    graphql`
      fragment OwnDataRequests_user on User {
        ownDataRequests(first: 5) {
          edges {
            node {
              key
              kind
              state
              dueOn
              createdAt
              decidedAt
            }
          }
        }
      }
    `,
    user,
  );
  const requests = (ownDataRequests.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <div className={styles.part}>
      <p>
        See, correct or erase the personal data we keep under your email, or object to its use. Our{' '}
        <Link href={privacyUrl()}>privacy page</Link> says what we keep and how soon you get an answer.
      </p>
      {requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map(({ key, kind, state, dueOn, createdAt, decidedAt }) => (
            <li key={key}>
              {`${dataRequestKindWords[kind as DataRequestKind].label}, sent ${formatDate(createdAt, zone)}. `}
              {decidedAt
                ? `${dataRequestWords[state as 'answered' | 'refused'].label} ${formatDate(decidedAt, zone)}, by email.`
                : `We'll answer by ${formatDay(dueOn)}.`}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <RequestForm onClose={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>Make a request</Button>
      )}
    </div>
  );
}

function RequestForm({ onClose }: { onClose: () => void }) {
  const request = useCommand<OwnDataRequestsMutation>(mutation);
  const { problems, tries, isSending, submit, wrong } = useSending(async (form) => {
    await request({
      kind: typed(form, kindField),
      country: typed(form, countryField),
      details: typed(form, detailsField) || null,
    });
    notify.success("We've got your request. You'll get our answer by email.");
    onClose();
  });
  const here = problems.map(({ field, message }) => ({ message, field: (field && fieldIds[field]) ?? null }));
  return (
    <Form onSubmit={submit} aria-label="Request about your data">
      <ErrorSummary key={tries} problems={here} title="Your request wasn't sent" />
      <Choice
        name={kindField}
        legend="What do you want?"
        options={dataRequestKinds.map((value) => ({ value, ...dataRequestKindWords[value] }))}
        error={wrong('kind')}
      />
      <SelectField
        name={countryField}
        label="Where you live"
        help="The law there says how soon we must answer."
        options={[
          { value: '', label: 'Choose a country' },
          ...dataRequestCountries.map((value) => ({ value, label: dataRequestCountryWords[value] })),
        ]}
        error={wrong('country')}
      />
      <TextArea
        name={detailsField}
        label="Details"
        help="For example, what is wrong, or which data you mean. Only our team reads this."
        rows={4}
        maxLength={profileLimits.note}
        optional
        error={wrong('details')}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          Send my request
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

// Other forms of the page may have fields with the plain names.
const kindField = 'dataKind';
const countryField = 'dataCountry';
const detailsField = 'dataDetails';
const fieldIds: Readonly<Record<string, string>> = { kind: kindField, country: countryField, details: detailsField };

const mutation = graphql`
  mutation OwnDataRequestsMutation($input: RequestOwnDataInput!) {
    requestOwnData(input: $input) {
      errors { code message field }
      user {
        id
        ...OwnDataRequests_user
      }
    }
  }
`;
