/**
 * Native packages of this machine. npm takes them for optional: when the disk fills up or the network breaks while one
 * is fetched, it leaves it out and calls the install a success.
 *
 * @param {{ packages: Record<string, { os?: string | string[], cpu?: string | string[], libc?: string | string[] }> }} lock
 *   package-lock.json
 * @param {{ platform: string, arch: string, libc: "glibc" | "musl" | null }} machine
 * @returns {string[]} their folders, from the project's root
 */
export function platformPackages(lock, { platform, arch, libc }) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => names(entry.os, platform) && names(entry.cpu, arch))
    .filter(([, entry]) => entry.libc === undefined || libc === null || names(entry.libc, libc))
    .map(([folder]) => folder);
}

const names = (listed, wanted) => (Array.isArray(listed) ? listed.includes(wanted) : listed === wanted);
