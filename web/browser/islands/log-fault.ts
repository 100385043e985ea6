/** Tells operators what failed, by the name that they watch for (core document, section 8). */
export function logFault(name: "browser-error" | "nuxt-bootstrap", fault: unknown): void {
  import("../log/watch-page.ts").then(
    ({ log, faultDetails }) => log(name, "error", faultDetails(fault)),
    () => {},
  );
}
