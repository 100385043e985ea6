/**
 * A process that only answers for content: `node server/content.ts`, beside web processes whose CONTENT_URL is
 * `http://HOST:PORT/content/v2` of it. It needs an outside database, whose schema a web process has brought up to date.
 */
import { keepCompiledModules } from "../platform/compile-cache.ts";
import { StartupError } from "../platform/startup-error.ts";

keepCompiledModules();
const { runContent } = await import("./run-content.ts");
try {
  await runContent();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
