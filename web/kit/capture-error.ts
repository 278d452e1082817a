type Listener = (error: unknown) => void;

let listener: Listener | undefined;

/** Reports an unexpected error to the console and, if configured, to the installation's error tracker. */
export function captureError(error: unknown): void {
  console.error(error);
  listener?.(error);
}

/** Where errors go besides the console. */
export function onCapturedError(next: Listener): void {
  listener = next;
}
