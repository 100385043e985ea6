/**
 * Adds to package-lock.json the optional packages of foreign platforms that the package registry in use did not carry.
 * npm leaves those out of the lock file and then refuses its own file (npm/cli issue 9846). Run it after each change
 * of a dependency, then try `npm ci --dry-run`. See docs/operations.md, "Dependencies".
 */
import { readFileSync, writeFileSync } from "node:fs";

/** Words of package names that tell the system; "fsevents" is Apple's and says so in no other way. */
const systems = {
  android: "android",
  darwin: "darwin",
  fsevents: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  linuxmusl: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  aix: "aix",
  win: "win32",
  win32: "win32",
  windows: "win32",
};
const processors = ["arm64", "x64", "ia32", "riscv64", "ppc64", "s390x", "loong64", "mips64el", "wasm32", "arm"];

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const added = [];

for (const [place, { optionalDependencies = {}, dev }] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(place, name)) continue;
    lock.packages[`node_modules/${name}`] = entry(name, range, dev);
    added.push(name);
  }
}

if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added.length === 0 ? "nothing was missing" : `added ${added.join(", ")}`);

/** A package finds its dependency beside itself or in any folder above. */
function isLocked(place, name) {
  const folders = place.split("node_modules/");
  return folders.some((_, depth) => {
    const above = folders.slice(0, depth + 1).join("node_modules/");
    return lock.packages[`${above}${above === "" || above.endsWith("/") ? "" : "/"}node_modules/${name}`] !== undefined;
  });
}

function entry(name, range, dev) {
  const words = name.split(/[^a-z0-9]+/);
  const system = words.map((word) => systems[word]).find((known) => known !== undefined);
  const processor = words.find((word) => processors.includes(word));
  const libc = name.includes("musl") ? "musl" : name.includes("gnu") ? "glibc" : undefined;
  return {
    version: range.replace(/^[~^]/, ""),
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}
