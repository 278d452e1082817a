import { profileLimits } from '#common/limits.ts';
import { signInUrl } from '#common/urls.ts';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import type { ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a claim, named as in the mutation's input. */
export const claimFields = ['name', 'email', 'note', 'wish'] as const;
export type ClaimField = (typeof claimFields)[number];

type ClaimFormProps = {
  profile: ProfileBehind;
  /** The initial choice: 'claim' or 'objection'. */
  wish: string;
  answer: FormAnswer<ClaimField> | undefined;
};

/** Who claims a profile, and their evidence. */
export function ClaimForm({ profile, wish, answer }: ClaimFormProps) {
  const { field, values, problems, isSending } = useFormFields(answer, { wish });
  const isOfAgency = profile.kind === 'agency';
  const isClaimed = !isOfAgency && profile.isClaimed;
  return (
    <PageForm>
      <ErrorSummary problems={problems} title="Your claim has not been sent yet" />
      <WhatAClaimIs profile={profile} />
      <input type="hidden" name="profileId" value={profile.id} />
      {!isOfAgency && !isClaimed && (
        <Choice
          {...field('wish')}
          defaultValue={values.wish || 'claim'}
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
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Please wait...' : isClaimed ? 'Dispute the claim' : 'Send'}
        </Button>
      </FormActions>
    </PageForm>
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
