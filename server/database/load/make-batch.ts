import { addHistory } from './history.ts';
import type { Batch } from './plan.ts';
import { addRecruiter } from './recruiters.ts';
import { type FilledSheet, type Kinds, Sheets } from './sheets.ts';

/** Generates all rows for a batch of recruiters; the same batch always gives the same rows. */
export function makeBatch(batch: Batch, kinds: Kinds): FilledSheet[] {
  const sheets = new Sheets(kinds);
  for (const planned of batch.recruiters) addHistory(addRecruiter(sheets, batch, planned));
  return sheets.filled();
}
