/** Where the styles of the pages that show sent mails are served. */
export const devMailStylesUrl = '/dev/mail/styles.css';

/** What all these pages share. */
export const ground = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #0f1720);
  --raised: light-dark(#f6f8fa, #16212d);
  --line: light-dark(#dde3ea, #2a3947);
  --line-strong: light-dark(#75869a, #71859a);
  --ink: light-dark(#12263a, #e8eef4);
  --ink-soft: light-dark(#59697a, #9fb0c0);
  --brand: light-dark(#0072bb, #4db3f5);
  --on-brand: light-dark(#ffffff, #0b1a28);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Mulish, system-ui, sans-serif; }
a { color: var(--brand); }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 16px; }
p { margin: 0 0 16px; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;

/** For the outbox of one's own machine. */
export const devMailStyles = `${ground}
body { font-size: 15px; }
main { max-width: 75rem; margin: 0 auto; padding: 32px 16px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
tr:last-child > * { border-bottom: 0; }
th { color: var(--ink-soft); font-weight: 600; white-space: nowrap; }
thead th { background: var(--raised); }
.nowrap { white-space: nowrap; }
@media (max-width: 40rem) {
  main { padding: 24px 12px; }
  .mails thead { display: none; }
  .mails tr { display: grid; padding: 12px; gap: 2px; border-bottom: 1px solid var(--line); }
  .mails tr:last-child { border-bottom: 0; }
  .mails td { border: 0; padding: 0; }
  .mails td:nth-child(3) { order: -1; font-weight: 700; }
}
h2 { font-size: 20px; margin: 32px 0 12px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0; font-size: 13px; }
iframe { width: 100%; height: 52rem; border: 1px solid var(--line); border-radius: 12px; background: #ffffff; }
iframe.phone { max-width: 20rem; display: block; }
li { padding: 4px 0; overflow-wrap: anywhere; }
code { color: var(--ink-soft); font-size: 13px; }
.soft { color: var(--ink-soft); }
`;
