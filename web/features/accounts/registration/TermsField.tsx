import type { ReactNode } from 'react';
import { privacyUrl, termsUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';

/** The checkbox for accepting the terms. Links open in a new tab, so typed text is not lost. */
export function TermsField({ name, isTicked, error }: { name: string; isTicked: boolean; error?: ReactNode }) {
  return (
    <Checkbox
      name={name}
      value="on"
      defaultChecked={isTicked}
      required
      label={
        <span>
          I accept the <Text isThere={isBuilt('terms')} href={termsUrl()} words="terms of use" />
          {isBuilt('privacy') && (
            <span>
              {' '}
              and have read the <Text isThere href={privacyUrl()} words="privacy policy" />
            </span>
          )}
          <span>.</span>
        </span>
      }
      error={error}
    />
  );
}

/** A link if its page is built, otherwise plain text. */
function Text({ isThere, href, words }: { isThere: boolean; href: string; words: string }) {
  if (!isThere) return words;
  return (
    <Link href={href} target="_blank">
      {words}
    </Link>
  );
}
