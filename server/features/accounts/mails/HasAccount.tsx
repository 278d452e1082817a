import type { ReactNode } from 'react';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

/** The links of an email that says an address already has an account. */
export interface HasAccountProps {
  signInUrl: string;
  /** Where to request a new password. */
  restoreUrl: string;
}

type Words = { preview: string; why: string; title: string; children: ReactNode };

/** Tells the owner of an account that someone entered their address. Repeats nothing else that was typed. */
export function HasAccount({ signInUrl, restoreUrl, preview, why, title, children }: HasAccountProps & Words) {
  return (
    <MailFrame preview={preview} why={`You're getting this email because ${why}`}>
      <Title>{title}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>{children}</Paragraph>
      <Action href={signInUrl}>Sign in</Action>
      <Paragraph>
        Forgot your password? <TextLink href={restoreUrl}>Choose a new one</TextLink>.
      </Paragraph>
      <Small>Not you? Ignore this email. They don't find out that you have an account.</Small>
    </MailFrame>
  );
}

/** Links for sample emails. */
export const sampleLinks: HasAccountProps = {
  signInUrl: 'https://plaudit.example/',
  restoreUrl: 'https://plaudit.example/restore-password',
};
