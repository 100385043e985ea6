import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDir, port } from "./place.ts";

/** Starts the demo shop as a newcomer would, on a fresh data folder of its own. */
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });

const shop = spawn(process.execPath, [join(import.meta.dirname, "..", "scripts", "start.ts")], {
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
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => shop.kill(signal));
shop.on("exit", (code) => process.exit(code ?? 0));
