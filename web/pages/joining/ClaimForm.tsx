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
      unsent="Your claim hasn't been sent yet"
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
                { value: 'claim', label: 'Take over this profile' },
                {
                  value: 'objection',
                  label: 'Remove this page',
                  help: 'Everything it says about you is removed with it.',
                },
              ]}
            />
          )}
          <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
          <TextField
            {...field('email')}
            label="Work email"
            type="email"
            autoComplete="email"
            help={
              isOfAgency
                ? `An address at ${profile.name} best shows that you run it.`
                : `An address at ${profile.agency.name} best shows that it's you.`
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
      label: 'How can we tell that you run it?',
      help: 'For example, where its website names you. Only our team reads this.',
    };
  return {
    label: isClaimed ? 'Why is it yours?' : "How can we tell that it's you?",
    help: 'For example, your LinkedIn profile. Only our team reads this.',
  };
}

function WhatAClaimIs({ profile }: { profile: ProfileBehind }) {
  const { name } = profile;
  if (profile.kind === 'agency')
    return (
      <>
        <p>
          {`Do you run ${name}? Claim its profile for free to manage its page, its people and its review invitations. Confirm your address with the link we email you. Our team checks every claim.`}
        </p>
        {profile.takesMessages && (
          <p>{`People at ${name} already have accounts. If you're one of them, use the address you sign in with.`}</p>
        )}
      </>
    );
  if (profile.isClaimed) return <ClaimedAlready name={name} />;
  return (
    <p>{`Are you ${name}? Take over this profile for free, or have it removed. Confirm your address with the link we email you. Our team checks every claim.`}</p>
  );
}

function ClaimedAlready({ name }: { name: string }) {
  return (
    <Notice tone="warn" title="This profile has already been claimed">
      <p>
        {`Someone has shown us that they are ${name}. If it was you, `}
        <Link href={signInUrl()}>sign in</Link>
        {". If it wasn't, tell us below. We'll look at both sides, and nothing changes until we've decided."}
      </p>
    </Notice>
  );
}
