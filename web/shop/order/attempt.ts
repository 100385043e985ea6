import type { PlaceOrderRequest } from "../../../services/orders/contract.ts";

/**
 * One basket's way to an order, as this tab knows it. The key is the same for every press of the button, every reload
 * and every lost answer until the order is known, so that all of them end in one order.
 */
export interface Attempt {
  readonly key: string;
  readonly cartId: string;
  /** What was sent last and has no answer yet. */
  readonly sent: PlaceOrderRequest | null;
}

/** The order this tab made last; shown when she comes back to an empty checkout. */
export interface KnownOrder {
  readonly orderToken: string;
  readonly number: string;
}

export interface AttemptStore {
  /** The attempt for this basket: the kept one, or a new one with a key of its own. */
  forCart(cartId: string): Attempt;
  /** An attempt whose answer got lost: it was sent, and the basket it was for is not the one that is there now. */
  unanswered(cartId: string | null): Attempt | null;
  sending(attempt: Attempt, request: PlaceOrderRequest): Attempt;
  /** The answer came and made no order; the key stays. */
  answered(): void;
  /** The key was used up, or the basket is gone. */
  forget(): void;
  /** The order is known. */
  placed(order: KnownOrder): void;
  lastOrder(): KnownOrder | null;
}

export const attemptKey = "passepartout.attempt";
export const lastOrderKey = "passepartout.last-order";

type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps attempts in the tab's own storage. @param newKey makes a key no other attempt has */
export function createAttemptStore(storage: KeyValueStore, newKey: () => string): AttemptStore {
  // Where the browser keeps nothing, the page itself still does, until it is left.
  const memory = new Map<string, string>();

  function read<T>(key: string): T | null {
    try {
      return JSON.parse(storage.getItem(key) ?? memory.get(key) ?? "null");
    } catch {
      return JSON.parse(memory.get(key) ?? "null");
    }
  }
  function write(key: string, value: unknown) {
    memory.set(key, JSON.stringify(value));
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // memory has it
    }
  }
  function remove(key: string) {
    memory.delete(key);
    try {
      storage.removeItem(key);
    } catch {
      // nothing was kept there
    }
  }

  const current = () => read<Attempt>(attemptKey);
  return {
    forCart(cartId) {
      const kept = current();
      if (kept?.cartId === cartId) return kept;
      const made: Attempt = { key: newKey(), cartId, sent: null };
      write(attemptKey, made);
      return made;
    },
    unanswered(cartId) {
      const kept = current();
      return kept?.sent && kept.cartId !== cartId ? kept : null;
    },
    sending(attempt, request) {
      const sent = { ...attempt, sent: request };
      write(attemptKey, sent);
      return sent;
    },
    answered() {
      const kept = current();
      if (kept) write(attemptKey, { ...kept, sent: null });
    },
    forget: () => remove(attemptKey),
    placed(order) {
      remove(attemptKey);
      write(lastOrderKey, order);
    },
    lastOrder: () => read<KnownOrder>(lastOrderKey),
  };
}
