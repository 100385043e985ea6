/**
 * Says in one plain line why npm could not install.
 *
 * @param {string} messages what npm wrote to its standard error
 * @param {string} root folder of the project
 * @returns {string} the reason, or npm's own messages where it is none of the usual ones
 */
export function plainReason(messages, root) {
  const [, reason] = reasons.find(([pattern]) => pattern.test(messages)) ?? [];
  return reason === undefined ? messages.trim() : reason(root);
}

const reasons = [
  [/\bENOSPC\b|\bEDQUOT\b/, () => "the disk is full."],
  [/\bEROFS\b/, (root) => `${root} lies on a read-only file system.`],
  [/\b(EACCES|EPERM)\b/, (root) => `no right to write in ${root} or in npm's cache.`],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    () => "the package registry cannot be reached; check the network and `npm config get registry`.",
  ],
  [/\bEINTEGRITY\b/, () => "a package is not the one that was locked; try `npm cache clean --force`."],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    () => "package-lock.json does not fit package.json; run `npm install`, then `node scripts/complete-lock.mjs`.",
  ],
];
