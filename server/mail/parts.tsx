import type { CSSProperties, ReactNode } from 'react';
import { helloTo } from '#common/person-names.ts';
import { colours } from './look.ts';

const text: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: colours.ink };

/** The subject of the email, once at its top. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ ...text, fontSize: 24, lineHeight: '31px', fontWeight: 700 }}>
      {children}
    </h1>
  );
}

/** A subheading. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={{ ...text, margin: '24px 0 4px', fontWeight: 700 }}>
      {children}
    </h2>
  );
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={text}>
      {children}
    </p>
  );
}

/** 'Hello Dana,' for 'Dana Price' and 'Price, Dana'; 'Hello,' without a name. */
export function Greeting({ name }: { name: string | null | undefined }) {
  return <Paragraph>{helloTo(name)}</Paragraph>;
}

/** Fine print. */
export function Small({ children }: { children: ReactNode }) {
  return (
    <p
      className="soft"
      style={{ ...text, margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: colours.softInk }}
    >
      {children}
    </p>
  );
}

/** Somebody else's words, line by line as they wrote them. */
export function Quotation({ children }: { children: string }) {
  return (
    <blockquote
      className="line ink"
      style={{ ...text, margin: '0 0 20px', padding: '2px 0 2px 16px', borderLeft: `3px solid ${colours.line}` }}
    >
      {children.split(/\r?\n/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </blockquote>
  );
}

/** Short facts with labels. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <ul style={{ margin: '0 0 20px', padding: 0, listStyle: 'none' }}>
      {facts.map(([name, value]) => (
        <li key={name} className="ink" style={{ ...text, margin: 0 }}>
          <span className="soft" style={{ color: colours.softInk }}>
            {name}:
          </span>{' '}
          {value}
        </li>
      ))}
    </ul>
  );
}

/** The one thing to do. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <p style={{ margin: '8px 0 24px' }}>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="action"
        style={{
          display: 'inline-block',
          padding: '13px 24px',
          borderRadius: 8,
          backgroundColor: colours.brand,
          color: colours.onBrand,
          fontSize: 16,
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** A link within a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="brand" style={{ color: colours.brand }}>
      {children}
    </a>
  );
}
