/**
 * A process that only does jobs: `node server/worker.ts`, as many as needed beside web processes with
 * JOB_CONCURRENCY=0. It needs an outside database, whose schema a web process has brought up to date.
 */
import { keepCompiledModules } from "../platform/startup/compile-cache.ts";
import { StartupError } from "../platform/startup/startup-error.ts";

keepCompiledModules();
const { runWorker } = await import("./run-worker.ts");
try {
  await runWorker();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
