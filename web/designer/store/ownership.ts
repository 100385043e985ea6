/** Which tab may change a design. The others show it and may take over. */
export interface Ownership {
  /** True when this tab may write from now on. */
  acquire(): Promise<boolean>;
  /** Requests the design from the writing tab, and takes it when that does not respond. */
  takeOver(): Promise<void>;
  /** Tells reading tabs that the device holds a new state. */
  announce(): void;
  release(): void;
}

export interface OwnershipEvents {
  /** Another tab takes over: save what there is, then resolve. */
  readonly onTakenOver: () => Promise<void>;
  readonly onAnnounced: () => void;
}

const HAND_OVER = 1500;

/**
 * By a Web Lock, which a crashed tab gives back by itself, and a BroadcastChannel for asking. Browsers without locks
 * let every tab write; the server's sequence number still keeps them from overwriting each other.
 */
export function createOwnership(design: string, events: OwnershipEvents): Ownership {
  const name = `passepartout-design-${design}`;
  const channel = new BroadcastChannel(name);
  let release: (() => void) | null = null;

  channel.addEventListener("message", ({ data }) => {
    if (data === "changed" && !release) events.onAnnounced();
    if (data === "take-over" && release) void handOver();
  });

  async function handOver() {
    await events.onTakenOver();
    release?.();
    release = null;
  }

  function request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      navigator.locks
        .request(name, options, (lock) => {
          if (!lock) return resolve(false);
          resolve(true);
          return new Promise<void>((done) => {
            release = () => done();
          });
        })
        .catch(() => {
          // aborted while waiting, or stolen by another tab while held
          if (release) void handOver();
          resolve(false);
        });
    });
  }

  return {
    async acquire() {
      return navigator.locks ? request({ ifAvailable: true }) : true;
    },
    async takeOver() {
      if (!navigator.locks) return;
      channel.postMessage("take-over");
      const handed = await request({ signal: AbortSignal.timeout(HAND_OVER) });
      if (!handed) await request({ steal: true });
    },
    announce: () => channel.postMessage("changed"),
    release() {
      release?.();
      release = null;
      channel.close();
    },
  };
}
