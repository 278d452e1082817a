/**
 * Runs something for each id, one after the other. A failure does not hold up the rest; all failures are thrown at the
 * end.
 */
export async function inTurn(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) await act(id).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} failed.`);
}
