import type { ReactNode } from 'react';
import { productName } from '#common/product.ts';
import { colours, font, nightStyles } from './look.ts';
import { Small, TextLink } from './parts.tsx';
import { useSurroundings } from './render.tsx';
import { LegalLinks } from './site-links.tsx';

interface Props {
  /** The preview that email programs show after the subject: the one sentence that matters. */
  preview: string;
  /** Why this person gets this email, in a sentence. */
  why: string;
  /** A name at the top in a color of its own, instead of ours. White text must be readable on the color. */
  masthead?: { readonly name: string; readonly color: string };
  children: ReactNode;
}

/** The frame of every email: at most 600 pixels wide, without pictures, readable by day and by night. */
export function MailFrame({ preview, why, masthead, children }: Props) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{preview}</title>
        <style>{nightStyles}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: colours.raised }}>
        <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <Sheet masthead={masthead}>{children}</Sheet>
                <Foot why={why} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/**
 * A word without end, which anybody may write, would make the email wider than a phone. Email programs support one or
 * the other.
 */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const column = { width: '100%', maxWidth: 600, fontFamily: font, textAlign: 'left', ...breaking } as const;

function Sheet({ masthead, children }: { masthead: Props['masthead'] | undefined; children: ReactNode }) {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={column}>
      <tbody>
        <tr>
          <td
            className="sheet"
            style={{
              padding: '32px 28px',
              backgroundColor: colours.paper,
              border: `1px solid ${colours.line}`,
              borderRadius: 12,
            }}
          >
            {masthead ? <Masthead {...masthead} /> : <Brand />}
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const Brand = () => (
  <p className="brand" style={{ margin: '0 0 24px', fontSize: 17, fontWeight: 800, color: colours.brand }}>
    {productName}
  </p>
);

/** White on the color, so that it is as readable by night. */
const Masthead = ({ name, color }: { name: string; color: string }) => (
  <p
    style={{
      margin: '-8px -4px 24px',
      padding: '12px 16px',
      borderRadius: 8,
      backgroundColor: color,
      color: colours.onBrand,
      fontSize: 17,
      fontWeight: 800,
    }}
  >
    {name}
  </p>
);

const stops = {
  agency: `Stop emails from this agency, or from everyone on ${productName}:`,
  everybody: `Stop all emails from ${productName}:`,
  notices: 'Stop emails about what happens:',
};

function Foot({ why }: { why: string }) {
  const { unsubscribeUrl, unsubscribesFrom = 'agency' } = useSurroundings();
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={column}>
      <tbody>
        <tr>
          <td style={{ padding: '20px 28px 0' }}>
            <Small>{why}</Small>
            {unsubscribeUrl && (
              <Small>
                {stops[unsubscribesFrom]} <TextLink href={unsubscribeUrl}>unsubscribe</TextLink>
              </Small>
            )}
            <LegalLinks />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
