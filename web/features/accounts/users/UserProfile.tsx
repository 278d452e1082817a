import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { countries, countryOf } from '#common/countries.ts';
import { profileLimits, textLimits } from '#common/limits.ts';
import type { UserProfile_user$data, UserProfile_user$key } from '#web/__generated__/UserProfile_user.graphql.ts';
import type { UserProfileMutation } from '#web/__generated__/UserProfileMutation.graphql.ts';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { type Settings, useSave } from '#web/app-ui/settings.ts';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useSetTimeZone, ZoneField } from '../time-zone/TimeZoneSection.tsx';

type Saved = Omit<UserProfile_user$data, ' $fragmentType'>;

/** What people who hire say about themselves. Nobody but they and our team see their phone number. */
export function UserProfile({ user }: { user: UserProfile_user$key }) {
  const saved = useFragment(
    graphql`
      fragment UserProfile_user on User {
        id
        name
        jobTitle
        phone
        country
        timeZone
        version
      }
    `,
    user,
  );
  const { switchUser } = useSession();
  return (
    <SettingsContext value={useSettingsEditor(useSaveUserProfile(saved))}>
      <SettingsForm label="Your profile">
        <AboutYou />
        <Contact />
        <WhereYouAre isActedAs={switchUser !== null} />
      </SettingsForm>
    </SettingsContext>
  );
}

/** Saves the details with the mutation for them, and the time zone with its own. */
function useSaveUserProfile(saved: Saved): Settings {
  const run = useSave<UserProfileMutation, Saved>(mutation, userIn);
  const setTimeZone = useSetTimeZone();
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async ({ timeZone, ...details }, expectedVersion) => {
      if (Object.keys(details).length > 0) await run({ ...details, expectedVersion });
      if (timeZone !== undefined) await setTimeZone(String(timeZone));
    },
    [run, setTimeZone],
  );
  return useMemo(() => ({ of: `user profile ${id}`, saved, save }), [id, saved, save]);
}

function AboutYou() {
  const { field } = useSection({ name: '', jobTitle: '' });
  return (
    <SettingsSection
      id="about-you"
      title="About you"
      about={<p>How our emails address you, and how your colleagues see you.</p>}
      labels={{ name: 'Name', jobTitle: 'Job title' }}
    >
      <TextField {...field('name')} label="Name" maxLength={textLimits.name.max} autoComplete="name" />
      <TextField
        {...field('jobTitle')}
        label="Job title"
        optional
        maxLength={textLimits.jobTitle.max}
        autoComplete="organization-title"
        help="Such as Head of People."
      />
    </SettingsSection>
  );
}

function Contact() {
  const { field } = useSection({ phone: '' });
  return (
    <SettingsSection
      id="contact"
      title="Contact"
      about={<p>Only you and the Plaudit team see this.</p>}
      labels={{ phone: 'Phone' }}
    >
      <TextField
        {...field('phone')}
        type="tel"
        label="Phone"
        optional
        maxLength={profileLimits.phone}
        autoComplete="tel"
        help="Such as +61 400 000 000."
      />
    </SettingsSection>
  );
}

/** The country and the time zone, which nobody else may choose for the person. */
function WhereYouAre({ isActedAs }: { isActedAs: boolean }) {
  const { field } = useSection({ country: '' });
  const [now] = useState(() => new Date());
  return (
    <SettingsSection
      id="place"
      title="Where you are"
      about={<p>We show you dates and times in your time zone, and use it in our emails to you.</p>}
      labels={isActedAs ? { country: 'Country' } : { country: 'Country', timeZone: 'Time zone' }}
      inWords={(name, value) => (name === 'country' && countryOf(String(value))?.name) || String(value)}
    >
      <SelectField {...field('country')} label="Country" options={options} autoComplete="country" />
      {!isActedAs && <ZoneField now={now} />}
    </SettingsSection>
  );
}

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

const userIn = (data: UserProfileMutation['response']) => data.saveUserProfile?.user;

const mutation = graphql`
  mutation UserProfileMutation($input: SaveUserProfileInput!) {
    saveUserProfile(input: $input) {
      errors { code message field }
      user {
        ...UserProfile_user @relay(mask: false)
      }
    }
  }
`;
