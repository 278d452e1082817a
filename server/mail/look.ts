/** Email programs do not support custom properties, so these are the day tokens, written out. */
export const colours = {
  paper: '#ffffff',
  raised: '#f6f8fa',
  line: '#dde3ea',
  ink: '#12263a',
  softInk: '#59697a',
  brand: '#0072bb',
  onBrand: '#ffffff',
} as const;

/** The font of emails, with fallbacks where Mulish is missing. */
export const font = "Mulish, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The night tokens, for programs that support them. Others invert the day's colours. */
export const nightStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #0f1720 !important; }
  .sheet { background-color: #16212d !important; border-color: #2a3947 !important; }
  .ink { color: #e8eef4 !important; }
  .soft { color: #9fb0c0 !important; }
  .brand { color: #4db3f5 !important; }
  .line { border-color: #2a3947 !important; }
  .action { background-color: #4db3f5 !important; color: #0b1a28 !important; }
}`;
