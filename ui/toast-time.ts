/** How long a toast without an action stays, in ms. */
const stay = 6000;

/**
 * Dismisses a toast after its time; one with an action stays until it is closed.
 *
 * @returns stops the time, for a toast that is replaced or closed before
 */
export function dismissInTime(
  { id, action }: { readonly id: string; readonly action?: unknown },
  dismiss: (id: string) => void,
): (() => void) | undefined {
  if (action) return undefined;
  const timer = setTimeout(() => dismiss(id), stay);
  return () => clearTimeout(timer);
}
