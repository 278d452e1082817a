import '@mantine/core/styles.layer.css';
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Mantine with our design tokens for every colour, size and corner, so light and dark mode need nothing else. */
export function AppTheme({ children, theme }: { children: ReactNode; theme?: 'day' | 'night' }) {
  const forced = theme && ({ day: 'light', night: 'dark' } as const)[theme];
  return (
    <MantineProvider
      theme={plauditTheme}
      cssVariablesResolver={readTokens}
      defaultColorScheme="auto"
      {...(forced && { forceColorScheme: forced })}
    >
      {children}
    </MantineProvider>
  );
}

/** Ten equal shades: `readTokens` sets the colours that Mantine would take from them. */
const brand = Array.from({ length: 10 }, () => '#0072bb') as unknown as MantineColorsTuple;

const plauditTheme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font)', fontWeight: '750' },
  fontSizes: {
    xs: 'var(--text-13)',
    sm: 'var(--text-15)',
    md: 'var(--text-15)',
    lg: 'var(--text-17)',
    xl: 'var(--text-20)',
  },
  spacing: {
    xs: 'var(--space-8)',
    sm: 'var(--space-12)',
    md: 'var(--space-16)',
    lg: 'var(--space-24)',
    xl: 'var(--space-32)',
  },
  radius: {
    xs: '4px',
    sm: 'var(--corner)',
    md: 'var(--corner)',
    lg: 'var(--corner-card)',
    xl: 'var(--corner-card)',
  },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const colours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--raised)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-color-brand-text': 'var(--brand)',
  '--mantine-color-brand-filled': 'var(--brand)',
  '--mantine-color-brand-filled-hover': 'var(--brand-strong)',
  '--mantine-color-brand-light': 'var(--brand-wash)',
  '--mantine-color-brand-light-hover': 'var(--brand-wash)',
  '--mantine-color-brand-light-color': 'var(--brand-strong)',
  '--mantine-color-brand-outline': 'var(--brand)',
  '--mantine-color-brand-outline-hover': 'var(--brand-wash)',
};

const readTokens: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--leading)' },
  light: colours,
  dark: colours,
});
