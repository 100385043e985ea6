/** Takes a name for this tab alone until released; null when another tab has it. */
export type Claim = (name: string) => Promise<(() => void) | null>;

/** By Web Locks, which a closed or crashed tab releases. Without them (very old browsers) every claim succeeds. */
export const claimInBrowser: Claim = (name) => {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(null));
  });
};
