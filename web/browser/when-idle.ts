/**
 * Does something once the browser has nothing else to do, after two seconds at the latest; Safari has no idle
 * callbacks.
 *
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
