import { defineConfig } from "vitest/config";

/** Two kinds of tests: `unit` is pure and quick, `database` starts a real PostgreSQL (files named *.db.test.ts). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Tests that rasterise or decode share two cores with everything else.
          testTimeout: 30_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["node_modules", "build", "**/*.db.test.ts", "e2e"],
          css: { include: /\.css\?url$/ }, // addresses of stylesheets, which blocks name
          isolate: false, // pure tests leave nothing behind; loading each module once takes a third of the time
        },
      },
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
