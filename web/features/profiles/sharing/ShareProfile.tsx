import { absolute, type ProfileAddress, profileCodeUrl, profileLinkedInUrl, profileUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CopyText } from './CopyText.tsx';
import styles from './ShareProfile.module.css';
import { useOrigin } from './use-origin.ts';

type ShareProfileProps = { at: ProfileAddress; name: string };

/** Ways to pass a profile on: its link, LinkedIn, an email, and a QR code to print. */
export function ShareProfile({ at, name }: ShareProfileProps) {
  const origin = useOrigin();
  const path = profileUrl(at);
  const link = absolute(origin, path);
  return (
    <>
      {origin ? (
        <TextField label="Link" value={link} readOnly onFocus={({ target }) => target.select()} />
      ) : (
        <p>
          <Link href={path}>{`The link to the profile of ${name}`}</Link>
        </p>
      )}
      <FormActions>
        {origin && <CopyText text={link} label="Copy link" />}
        <Button href={profileLinkedInUrl(at)} rel="nofollow noopener" target="_blank">
          Share on LinkedIn
        </Button>
        {origin && (
          <Button href={`mailto:?${mailTo(name, link)}`} rel="nofollow">
            Send by email
          </Button>
        )}
      </FormActions>
      <figure className={styles.code}>
        <img
          src={profileCodeUrl(at, 'svg')}
          alt={`QR code with the link to the profile of ${name}`}
          width="160"
          height="160"
        />
        <figcaption>
          {'QR code to print: '}
          <a href={profileCodeUrl(at, 'svg')} download={`${at.slug}.svg`}>
            SVG
          </a>
          {', '}
          <a href={profileCodeUrl(at, 'png')} download={`${at.slug}.png`}>
            PNG
          </a>
        </figcaption>
      </figure>
    </>
  );
}

/** Spaces as %20: mail programs show a plus sign as it is. */
const mailTo = (name: string, link: string) =>
  Object.entries({ subject: `Reviews of ${name}`, body: `Reviews of ${name} on Plaudit:\n${link}` })
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
