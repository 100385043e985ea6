import { defineConfig } from "vitest/config";
import { compiledWords } from "./scripts/compiled-words.ts";

/** What holds for all tests without a database. */
const pure = {
  // Ends what hangs. Tests that rasterise or decode share two cores with everything else.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  css: { include: /\.css\?url$/ }, // addresses of stylesheets, which blocks name
  isolate: false, // pure tests leave nothing behind; loading each module once takes a third of the time
};

/**
 * Three kinds of tests: `unit` is pure and quick, `long` is pure and takes seconds a file (100,000 lines, hostile and rasterised PDFs, all
 * art, random links by the thousand; files named *.long.test.ts), `database` starts a real PostgreSQL (*.db.test.ts).
 */
export default defineConfig({
  test: {
    // One worker less is the standard, which of two cores leaves one idle.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [compiledWords],
        test: {
          ...pure,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["node_modules", "build", "**/*.db.test.ts", "**/*.long.test.ts", "e2e"],
        },
      },
      {
        plugins: [compiledWords],
        test: { ...pure, name: "long", include: ["**/*.long.test.ts"], exclude: ["node_modules", "build"] },
      },
      {
        plugins: [compiledWords],
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
          exclude: ["node_modules", "build"],
          globalSetup: "platform/database/test-server.ts",
          isolate: false, // each file has a database of its own; loading each module once takes a fifth of the time
          // They end what hangs. Some start whole shops, on slow disks, and on processors that many share.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
