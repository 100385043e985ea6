import { expect, test } from "vitest";
import { plainReason } from "./install-problem.mjs";

test.each([
  ["npm error code ENOSPC\nnpm error syscall write", "the disk is full."],
  ["npm error code EACCES\nnpm error path /srv/shop/node_modules", "no right to write in /srv/shop or in npm's cache."],
  ["npm error code EROFS", "/srv/shop lies on a read-only file system."],
  [
    "npm error code ENOTFOUND\nnpm error network request to https://registry.example/zod failed",
    "the package registry cannot be reached; check the network and `npm config get registry`.",
  ],
  [
    "npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync.",
    "package-lock.json does not fit package.json; run `npm install`, then `node scripts/complete-lock.mjs`.",
  ],
])("npm's failure %j is told in one line", (messages, line) => {
  expect(plainReason(messages, "/srv/shop")).toBe(line);
});

test("an unknown failure is told in npm's own words", () => {
  expect(plainReason("npm error code E418\nnpm error teapot\n", "/srv/shop")).toBe(
    "npm error code E418\nnpm error teapot",
  );
});
