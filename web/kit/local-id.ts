/** The key within a global ID: 'Review:0199…' gives '0199…'. For anchors and addresses. */
export function localId(globalId: string): string {
  return globalId.slice(globalId.indexOf(':') + 1);
}
