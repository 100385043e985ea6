import { defineConfig } from "vitest/config";

/** What holds for all tests without a database. */
const pure = {
  // Tests that rasterise or decode share two cores with everything else.
  testTimeout: 30_000,
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
        test: {
          ...pure,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["node_modules", "build", "**/*.db.test.ts", "**/*.long.test.ts", "e2e"],
        },
      },
      { test: { ...pure, name: "long", include: ["**/*.long.test.ts"], exclude: ["node_modules", "build"] } },
      {
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
          exclude: ["node_modules", "build"],
          globalSetup: "platform/embedded-postgres/test-server.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
