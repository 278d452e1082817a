const words = {
  open: { label: 'To decide', tone: 'warn' },
  settled: { label: 'Acted on', tone: 'good' },
  dismissed: { label: 'Left as it is', tone: 'neutral' },
} as const;

/** Where a report stands, in words and in the tone of its tag. */
export const reportStateWords = (state: string) => words[state as keyof typeof words];
