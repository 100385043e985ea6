const limit = 4900; // ms

/**
 * Ends the process on Ctrl-C, SIGTERM, a closed terminal or the end of the npm that started it, after what `stop` does and
 * within 5 seconds in any case. A second signal changes nothing: npm passes on a Ctrl-C that the terminal already sent
 * to everybody.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limit).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, begin);
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(begin);
}

/** npm tells its end only to the shell between us and it, which dies without passing it on. */
function whenParentEnds(begin: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || begin(), 250).unref();
}
