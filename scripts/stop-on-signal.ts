const limit = 4900; // ms

/**
 * Ends the process on Ctrl-C, SIGTERM or a closed terminal, after what `stop` does, within 5 seconds in any case. A second
 * signal changes nothing: npm passes on a Ctrl-C that the terminal already sent to everybody.
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
}
