/** Does something for each id, one after the other: one that fails must not hold up those behind it. Throws all failures at the end. */
export async function inTurn(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) await act(id).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} failed.`);
}
