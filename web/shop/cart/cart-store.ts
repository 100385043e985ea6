import type { Api } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { type CartChange, type CartLine, type CartView, cartPaths } from "../../../services/carts/contract.ts";
import { type ShippingInformation, shippingInformationPath } from "../../../services/shipping/contract.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";

/** What the basket's page knows. Everything that costs something comes from the server and only from there. */
export interface CartState {
  /** As the server last said it; null before its first answer. */
  readonly cart: CartView | null;
  readonly shipping: ShippingInformation | null;
  /** Quantities the visitor has chosen and the server has not confirmed yet, by line. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Lines whose removal is under way. */
  readonly leaving: ReadonlySet<string>;
  /** Whether amounts on the screen are about to change. */
  readonly busy: boolean;
  /** Why the basket could not be fetched at all. */
  readonly failure: Problem | null;
  /** Why the last change did not happen. */
  readonly refused: Problem | null;
}

/** The visitor's basket as its page works with it. Changes are sent one after the other, so answers cannot overtake. */
export interface CartStore extends Store<CartState> {
  load(): Promise<void>;
  setQuantity(lineId: string, quantity: number): Promise<void>;
  /** @returns the removed line, which `restore` brings back; null when it is still there */
  remove(line: CartLine): Promise<CartLine | null>;
  restore(line: CartLine): Promise<void>;
  /** @returns whether there is a second one now */
  duplicate(line: CartLine): Promise<boolean>;
  /** Puts a code in. @returns why it was not taken */
  putVoucher(code: string): Promise<Problem | null>;
  takeVoucherOut(id: string): Promise<Problem | null>;
  /** Resolves when every change was answered. */
  settled(): Promise<void>;
}

export const emptyState: CartState = {
  cart: null,
  shipping: null,
  wanted: new Map(),
  leaving: new Set(),
  busy: false,
  failure: null,
  refused: null,
};

export interface CartListener {
  /** How many pieces are in the basket after each answer. */
  readonly onPieces: (pieces: number) => void;
  /** A line that she changed here, as it was and as it is; it may be new or gone. */
  readonly onLine?: (currency: CartView["currency"], before: CartLine | undefined, after: CartLine | undefined) => void;
}

export function createCartStore(api: Api, { onPieces, onLine }: CartListener): CartStore {
  const { state, write, subscribe } = createStore(emptyState);
  /** The end of the line of changes. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const set = (changes: Partial<CartState>) => write({ ...state(), ...changes });

  function take(cart: CartView) {
    set({ cart, failure: null });
    onPieces(cart.pieces);
  }

  /** Runs after all earlier changes; delivery is asked for again once nothing more is on its way. */
  function inTurn<T>(work: () => Promise<T>, afterwards = loadShipping): Promise<T> {
    waiting++;
    set({ busy: true });
    const turn = last.then(work).finally(async () => {
      waiting--;
      if (waiting === 0) await afterwards();
      if (waiting === 0) set({ busy: false });
    });
    last = turn.catch(() => {});
    return turn;
  }

  // Without an answer the line is left out rather than shown with an old amount.
  async function askShipping(): Promise<ShippingInformation | null> {
    const answer = await api.get<ShippingInformation>(shippingInformationPath);
    return answer.ok ? answer.value : null;
  }

  async function loadShipping() {
    const lines = state().cart?.lines ?? [];
    set({ shipping: lines.length > 0 ? await askShipping() : null });
  }

  /** Basket and delivery come together: nothing on the page moves for what comes later. */
  async function loadCart() {
    const [answer, shipping] = await Promise.all([api.get<CartView>(cartPaths.cart), askShipping()]);
    if (!answer.ok) return set({ failure: answer.error });
    set({ shipping: answer.value.lines.length > 0 ? shipping : null });
    take(answer.value);
  }

  async function settle(answer: Outcome<CartChange, Problem>): Promise<boolean> {
    set({ refused: answer.ok ? null : answer.error });
    if (answer.ok) {
      const { lineId, cart } = answer.value;
      const before = lineOf(lineId);
      take(cart);
      onLine?.(cart.currency, before, lineOf(lineId));
    } else if (answer.error.status === 404) await loadCart();
    return answer.ok;
  }

  async function sendQuantity(lineId: string) {
    const quantity = state().wanted.get(lineId);
    // A later click was sent with an earlier turn, or the line is as it should be already.
    if (quantity === undefined || quantity === lineOf(lineId)?.quantity) return forget(lineId, quantity);
    await settle(await api.patch<CartChange>(cartPaths.line(lineId), { body: { quantity } }));
    forget(lineId, quantity);
  }

  /** The wish was answered, whatever the answer; a newer wish stays. */
  function forget(lineId: string, quantity: number | undefined) {
    if (state().wanted.get(lineId) !== quantity) return;
    set({ wanted: new Map([...state().wanted].filter(([id]) => id !== lineId)) });
  }

  /** What is wrong with a code is said beside the code, not over the basket. */
  async function settleVoucher(answer: Outcome<CartView, Problem>): Promise<Problem | null> {
    if (!answer.ok) return answer.error;
    take(answer.value);
    return null;
  }

  const lineOf = (lineId: string) => state().cart?.lines.find(({ id }) => id === lineId);

  return {
    state,
    subscribe,
    load: () => inTurn(loadCart, async () => {}),
    setQuantity(lineId, quantity) {
      set({ wanted: new Map(state().wanted).set(lineId, quantity) });
      return inTurn(() => sendQuantity(lineId));
    },
    async remove(line) {
      set({ leaving: new Set(state().leaving).add(line.id) });
      const gone = await inTurn(async () => settle(await api.del<CartChange>(cartPaths.line(line.id))));
      set({ leaving: new Set([...state().leaving].filter((id) => id !== line.id)) });
      return gone ? line : null;
    },
    restore: (line) => inTurn(async () => void (await settle(await api.post<CartChange>(cartPaths.restore(line.id))))),
    duplicate: (line) => inTurn(async () => settle(await api.post<CartChange>(cartPaths.duplicate(line.id)))),
    putVoucher: (code) =>
      inTurn(async () => settleVoucher(await api.post<CartView>(cartPaths.vouchers, { body: { code } }))),
    takeVoucherOut: (id) => inTurn(async () => settleVoucher(await api.del<CartView>(cartPaths.voucher(id)))),
    settled: async () => void (await last),
  };
}

/** The lines as the page shows them: without those that are leaving, in the quantities the visitor chose. */
export const shownLines = ({ cart, leaving, wanted }: CartState) =>
  (cart?.lines ?? [])
    .filter(({ id }) => !leaving.has(id))
    .map((line) => ({ line, quantity: wanted.get(line.id) ?? line.quantity }));
