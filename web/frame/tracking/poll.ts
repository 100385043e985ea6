/** How often, and how long, somebody is asked who may still be loading (chrome document, section 9); milliseconds. */
const every = 2_000;
const upTo = 60_000;

/** Asks at once and then every two seconds. @returns whether the answer was yes within a minute */
export async function poll(isThere: () => boolean): Promise<boolean> {
  for (let waited = 0; ; waited += every) {
    if (isThere()) return true;
    if (waited >= upTo) return false;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
