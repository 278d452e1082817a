type Listener = (error: unknown) => void;

let listener: Listener | undefined;

/** Tells of an error that nobody expected: to the console, and to those who run the installation if they wish. */
export function report(error: unknown): void {
  console.error(error);
  listener?.(error);
}

/** Whom errors are told besides the console. */
export function onReport(next: Listener): void {
  listener = next;
}
