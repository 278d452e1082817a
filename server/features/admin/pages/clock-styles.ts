import { ground } from '#server/features/mailing/pages/styles.ts';

/** The address of the styles below. */
export const clockStylesUrl = '/dev/clock/styles.css';

/** Styles of the clock page. */
export const clockStyles = `${ground}
main { max-width: 40rem; margin: 0 auto; padding: 32px 16px; }
.time { font-size: 32px; line-height: 1.2; font-weight: 700; margin: 0 0 8px; font-variant-numeric: tabular-nums; }
.soft { color: var(--ink-soft); }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 0 0 24px; }
label { display: grid; grid-template-columns: minmax(0, auto); gap: 4px; max-width: 100%; font-weight: 700; }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line-strong); border-radius: 8px; padding: 9px 12px; min-height: 44px; max-width: 100%; }
button { font: inherit; font-weight: 700; color: var(--on-brand); background: var(--brand); border: 1px solid var(--brand); border-radius: 8px; padding: 9px 20px; min-height: 44px; cursor: pointer; }
button.quiet { color: var(--ink); background: var(--raised); border-color: var(--line-strong); }
h2 { font-size: 20px; margin: 32px 0 12px; }
`;
