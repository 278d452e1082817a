import { profileLimits } from '#common/limits.ts';
import { signInUrl } from '#common/urls.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import type { ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a claim, named as in the mutation's input. */
export const claimFields = ['profileId', 'name', 'email', 'note', 'wish'] as const;
export type ClaimField = (typeof claimFields)[number];

type ClaimFormProps = {
  profile: ProfileBehind;
  /** The initial choice: 'claim' or 'objection'. */
  wish: string;
  answer: FormAnswer<ClaimField> | undefined;
};

/** Who claims a profile, and their evidence. */
export function ClaimForm({ profile, wish, answer }: ClaimFormProps) {
  const isOfAgency = profile.kind === 'agency';
  const isClaimed = !isOfAgency && profile.isClaimed;
  return (
    <FieldsForm
      answer={answer}
      initial={{ wish }}
      unsent="Your claim has not been sent yet"
      submit={isClaimed ? 'Dispute the claim' : 'Send'}
      hidden={{ profileId: profile.id }}
    >
      {(field) => (
        <>
          <WhatAClaimIs profile={profile} />
          {!isOfAgency && !isClaimed && (
            <Choice
              {...field('wish')}
              defaultValue={field('wish').defaultValue || 'claim'}
              legend="What do you want?"
              options={[
                { value: 'claim', label: 'To have this profile' },
                {
                  value: 'objection',
                  label: 'That this page goes',
                  help: 'It is removed with all that it says about you.',
                },
              ]}
            />
          )}
          <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
          <TextField
            {...field('email')}
            label="Work e-mail"
            type="email"
            autoComplete="email"
            help={
              isOfAgency
                ? `An address of ${profile.name} shows best that you run it.`
                : `An address of ${profile.agency.name} shows best that you are you.`
            }
            required
          />
          <TextArea
            {...field('note')}
            {...noteWords(isOfAgency, isClaimed)}
            maxLength={profileLimits.note}
            rows={3}
            optional
          />
        </>
      )}
    </FieldsForm>
  );
}

function noteWords(isOfAgency: boolean, isClaimed: boolean) {
  if (isOfAgency)
    return {
      label: 'What shows that you run it',
      help: 'Such as where its site names you. Only those of us who decide read it.',
    };
  return {
    label: isClaimed ? 'Why it is yours' : 'What shows that it is you',
    help: 'Such as your LinkedIn profile. Only those of us who decide read it.',
  };
}

function WhatAClaimIs({ profile }: { profile: ProfileBehind }) {
  const { name } = profile;
  if (profile.kind === 'agency')
    return (
      <>
        <p>
          {`Do you run ${name}? Then its profile is yours to look after, for free: its words and pictures, its people, what is asked of whom. Confirm your address by the link we mail you; we look at each claim ourselves.`}
        </p>
        {profile.takesMessages && (
          <p>{`People at ${name} are here already. If you are one of them, use the address you sign in with.`}</p>
        )}
      </>
    );
  if (profile.isClaimed) return <ClaimedAlready name={name} />;
  return (
    <p>{`Are you ${name}? Then it is yours, for free, or it goes: you decide. Confirm your address by the link we mail you; we look at each claim ourselves.`}</p>
  );
}

function ClaimedAlready({ name }: { name: string }) {
  return (
    <Notice tone="warn" title="This profile has been claimed already">
      <p>
        {`Somebody has shown us that they are ${name}. If it was you, `}
        <Link href={signInUrl()}>sign in</Link>
        {'. If it was somebody else, tell us: we look at both sides, and nothing changes until we have decided.'}
      </p>
    </Notice>
  );
}
