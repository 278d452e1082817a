import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { RevokeTokenMutation } from '#web/__generated__/RevokeTokenMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';

type RevokeTokenProps = {
  id: string;
  title: string;
  verb: string;
  done: string;
  open: boolean;
  onClose: () => void;
  /** What happens. */
  children: string;
};

/** Asks before a token is revoked, or an inbound address turned off. */
export function RevokeToken({ id, children, ...confirm }: RevokeTokenProps) {
  const { revalidate } = useRevalidator();
  const revoke = useCommand<RevokeTokenMutation>(graphql`
    mutation RevokeTokenMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        revokedTokenId
        errors { code message field }
      }
    }
  `);
  const act = async () => {
    await revoke({ tokenId: id });
    void revalidate();
  };
  return (
    <Confirm {...confirm} act={act}>
      {children}
    </Confirm>
  );
}
