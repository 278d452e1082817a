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
  recruiter: Pick<ProfileBehind, 'id' | 'name' | 'isClaimed' | 'agency'>;
  /** The initial choice: 'claim' or 'objection'. */
  wish: string;
  answer: FormAnswer<ClaimField> | undefined;
};

/** Who claims a profile, and their evidence. */
export function ClaimForm({ recruiter, wish, answer }: ClaimFormProps) {
  const { field, values, problems, isSending } = useFormFields(answer, { wish });
  const { isClaimed, name, agency } = recruiter;
  return (
    <PageForm>
      <ErrorSummary problems={problems} title="Your claim has not been sent yet" />
      {isClaimed ? (
        <ClaimedAlready name={name} />
      ) : (
        <p>{`Are you ${name}? Then it is yours, for free, or it goes: you decide. Confirm your address by the link we mail you; we look at each claim ourselves.`}</p>
      )}
      <input type="hidden" name="recruiterId" value={recruiter.id} />
      {!isClaimed && (
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
        help={`An address of ${agency.name} shows best that you are you.`}
        required
      />
      <TextArea
        {...field('note')}
        label={isClaimed ? 'Why it is yours' : 'What shows that it is you'}
        help="Such as your LinkedIn profile. Only those of us who decide read it."
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
