import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDirOf, ports } from "./place.ts";

/** Starts demo shops beside each other as a newcomer would, each on a fresh data folder of its own. */
const shops = ports.map((port) => {
  const dataDir = dataDirOf(port);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  return spawn(process.execPath, [join(import.meta.dirname, "..", "scripts", "start.ts")], {
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: "warn",
      // Where a stand-in for an outside editor frames pages (visual-editor.e2e.ts).
      CONTENT_EDITORS: `http://editor.localhost:${port + 1}`,
      // All browsers of the tests share one address, but for those that say another: signing in has a limit of its own.
      RATE_LIMIT_FACTOR: "100",
      TRUSTED_PROXIES: "1",
    },
  });
});
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    for (const shop of shops) shop.kill(signal);
  });
// The tests need all of them; each ends by itself once told to.
for (const shop of shops)
  shop.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    for (const other of shops) other.kill("SIGTERM");
  });
