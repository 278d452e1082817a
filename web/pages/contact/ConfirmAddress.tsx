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

type ConfirmAddressProps = {
  /** What the link asks to confirm; null for an unknown link. */
  address: AgencyAddress | null | undefined;
  answer: AddressAnswer | undefined;
  /** The question, what the address will be used for, and what it is used for once confirmed. */
  title: (address: AgencyAddress) => string;
  about: (address: AgencyAddress) => string;
  done: (address: AgencyAddress) => string;
  /** Where the agency's admin enters the address again. */
  way: ReactNode;
};

/** The page behind the link to an address of an agency. Opening it changes nothing; the button confirms. */
export function ConfirmAddress({ address, answer, title, about, done, way }: ConfirmAddressProps) {
  if (answer?.done)
    return (
      <LinkPage title="Thank you, the address is confirmed" isAnswer>
        <p>{done(answer.done)}</p>
      </LinkPage>
    );
  if (!address)
    return (
      <DeadLink way={way}>
        It was already used, has expired, or was cut off in your email program. For a new link, the agency's admin can
        save the address again.
      </DeadLink>
    );
  return (
    <LinkPage title={title(address)}>
      <p>{about(address)}</p>
      <Confirming problems={answer?.problems} />
      <SoftWords>{`If you don't belong to ${address.agencyName}, close this page. Nothing will happen.`}</SoftWords>
    </LinkPage>
  );
}

function Confirming({ problems = [] }: { problems: AddressAnswer['problems'] }) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Confirm this address">
      <ErrorSummary problems={problems} />
      <FormActions>
        <Button type="submit" variant="primary" size="large" busy={isSending}>
          Confirm this address
        </Button>
      </FormActions>
    </PageForm>
  );
}
