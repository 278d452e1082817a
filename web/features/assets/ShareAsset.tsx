import type { AssetTemplate } from '#common/assets/assets.ts';
import type { AssetContent, AssetOptions } from '#common/assets/content.ts';
import { signatureOf } from '#common/assets/signature.ts';
import { absolute, linkedInShareUrl, widgetsUrl } from '#common/urls.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { copyText } from '#web/features/reviews/lists/copy-link.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './Assets.module.css';

type ShareProps = { template: AssetTemplate; content: AssetContent; options: AssetOptions; link: string };

/** Ways to pass the profile on, and for a signature to paste it into a mail program. */
export function ShareAsset({ template, content, options, link }: ShareProps) {
  const photo = content.photoUrl && absolute(location.origin, content.photoUrl);
  const signature = signatureOf(content, options, { link, photo });
  return (
    <Card title="Share">
      <div className={styles.part}>
        <FormActions>
          <Button href={linkedInShareUrl(link)} rel="noopener" target="_blank">
            Share on LinkedIn
          </Button>
          <Button onClick={() => copyText(Promise.resolve(link), 'Link copied.')}>Copy link to profile</Button>
        </FormActions>
        {template === 'email-signature' && (
          <>
            <p>Paste the signature into the settings of your email program, with a link to your reviews.</p>
            <FormActions>
              <Button onClick={() => copyFormatted(signature)}>Copy signature</Button>
              <Button onClick={() => copyText(Promise.resolve(signature.html), 'Code copied.')}>Copy HTML code</Button>
            </FormActions>
          </>
        )}
        {template === 'website-badge' && (
          <p>
            {'This picture stays as it is. For a score that is always up to date, '}
            <Link href={widgetsUrl()}>use a widget</Link>.
          </p>
        )}
      </div>
    </Card>
  );
}

/** Copies a text with its format, as mail programs paste it. */
async function copyFormatted({ html, text }: { html: string; text: string }): Promise<void> {
  try {
    const as = (words: string, type: string) => new Blob([words], { type });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': as(html, 'text/html'), 'text/plain': as(text, 'text/plain') }),
    ]);
    notify.success('Signature copied. Paste it into your email program.');
  } catch {
    notify.error("Your browser doesn't allow copying. Copy the HTML code instead.");
  }
}
