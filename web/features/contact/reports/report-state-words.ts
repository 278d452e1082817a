/** What the states of a report are called, in the order of their filter. */
export const reportWords = {
  open: { label: 'To decide', tone: 'warn' },
  settled: { label: 'Acted on', tone: 'good' },
  dismissed: { label: 'Left as it is', tone: 'neutral' },
} as const;

/** Where a report stands, in words and in the tone of its tag. */
export const reportStateWords = (state: string) => reportWords[state as keyof typeof reportWords];
