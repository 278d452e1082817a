import type { ReactNode } from 'react';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import type { LinkAnswer } from '#web/kit/link-action.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

/** An address that an agency entered, and that its owner confirms. */
export type AgencyAddress = { readonly agencyName: string; readonly email: string };
/** The link is used up once the address is confirmed, so the answer itself says what was. */
export type AddressAnswer = LinkAnswer<AgencyAddress>;

type ConfirmAddressProps<T> = {
  /** What the link asks to confirm; null for an unknown link. */
  address: T | null | undefined;
  answer: LinkAnswer<T> | undefined;
  /** What is confirmed. */
  what?: 'address' | 'domain';
  /** The agency or company that entered it. */
  owner: (address: T) => string;
  /** The question, what it will be used for, and what it is used for once confirmed. */
  title: (address: T) => string;
  about: (address: T) => string;
  done: (address: T) => string;
  /** Where an admin enters it again. */
  way: ReactNode;
};

/** The page behind the link to an address or a domain. Opening it changes nothing; the button confirms. */
export function ConfirmAddress<T>(props: ConfirmAddressProps<T>) {
  const { address, answer, what = 'address', owner, title, about, done, way } = props;
  if (answer?.done)
    return (
      <LinkPage title={`Thank you, the ${what} is confirmed`} isAnswer>
        <p>{done(answer.done)}</p>
      </LinkPage>
    );
  if (!address)
    return (
      <DeadLink way={way}>
        {what === 'address'
          ? "It was already used, has expired, or was cut off in your email program. For a new link, the agency's admin can save the address again."
          : "It was already used, has expired, or was cut off in your email program. The company's admin can send a new one."}
      </DeadLink>
    );
  return (
    <LinkPage title={title(address)}>
      <p>{about(address)}</p>
      <Confirming what={what} problems={answer?.problems} />
      <SoftWords>{`If you don't belong to ${owner(address)}, close this page. Nothing will happen.`}</SoftWords>
    </LinkPage>
  );
}

type ConfirmingProps = { what: string; problems: AddressAnswer['problems'] };

function Confirming({ what, problems = [] }: ConfirmingProps) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label={`Confirm this ${what}`}>
      <ErrorSummary problems={problems} />
      <FormActions>
        <Button type="submit" variant="primary" size="large" busy={isSending}>
          {`Confirm this ${what}`}
        </Button>
      </FormActions>
    </PageForm>
  );
}
