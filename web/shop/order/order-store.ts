import type { Api } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import {
  idempotencyKeyHeader,
  type OrderView,
  orderPaths,
  type PlacedOrder,
  type WithdrawRequest,
} from "../../../services/orders/contract.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";
import { type OrderPhase, patientLooks, phaseOf, secondsToNextLook } from "./order-phase.ts";

export interface OrderStoreState {
  readonly order: OrderView | null;
  readonly phase: OrderPhase | null;
  /** When the order was last looked at; null before that. */
  readonly lookedAt: Date | null;
  /** What is being done for her right now. */
  readonly doing: "paying" | "cancelling" | "withdrawing" | null;
  /** Why the order cannot be shown. */
  readonly failure: Problem | null;
  /** Why what she wanted did not happen. */
  readonly refused: Problem | null;
}

export interface OrderStoreOptions {
  readonly api: Api;
  readonly token: string;
  /** Whether she may just be coming back from the payment page. */
  readonly patient: boolean;
  readonly toPayment: (url: string) => void;
  readonly now: () => Date;
  /** Makes a key that no other declaration has. */
  readonly newKey: () => string;
  /** Calls back after so many seconds. @returns takes it back */
  readonly later: (seconds: number, then: () => void) => () => void;
}

/** One order as its page works with it; asks by itself while there is something to wait for. */
export interface OrderStore extends Store<OrderStoreState> {
  /** Looks now, and goes on looking as the phase needs it. */
  look(): Promise<void>;
  /** Looks no more until `look` is called. */
  rest(): void;
  pay(): Promise<void>;
  /** @returns whether it is cancelled */
  cancel(): Promise<boolean>;
  /** Declares the withdrawal; sent again after an answer got lost, it is the same one. @returns whether it arrived */
  withdraw(request: WithdrawRequest): Promise<boolean>;
}

export const noOrder: OrderStoreState = {
  order: null,
  phase: null,
  lookedAt: null,
  doing: null,
  failure: null,
  refused: null,
};

export function createOrderStore({
  api,
  token,
  patient,
  toPayment,
  now,
  newKey,
  later,
}: OrderStoreOptions): OrderStore {
  const { state, write, subscribe } = createStore(noOrder);
  let looks = 0;
  let stopWaiting = () => {};
  let declared = { text: "", key: "" };

  const set = (changes: Partial<OrderStoreState>) => write({ ...state(), ...changes });

  function take(order: OrderView) {
    const before = state().phase;
    const phase = phaseOf(order, patient && looks <= patientLooks);
    // Another phase has its own rhythm: after "pending" begins, the first looks are close together again.
    if (before !== null && phase !== before && phase !== "unpaid") looks = 1;
    set({ order, phase, lookedAt: now(), failure: null });
  }

  async function look() {
    stopWaiting();
    looks++;
    const answer = await api.get<OrderView>(orderPaths.order(token));
    if (answer.ok) take(answer.value);
    else if (!state().order || answer.error.status === 404) set({ order: null, failure: answer.error });
    waitForNext();
  }

  function waitForNext() {
    stopWaiting();
    const { phase, order } = state();
    const seconds = phase && secondsToNextLook(phase, looks);
    if (seconds !== null && order) stopWaiting = later(seconds, () => void look());
  }

  async function refuse(problem: Problem) {
    set({ doing: null, refused: problem });
    // It was refused because the order is not as the page shows it.
    if (problem.status === 409) await look();
  }

  /** @returns whether the order is now as it was asked for */
  async function change(doing: "cancelling" | "withdrawing", ask: () => Promise<Outcome<OrderView, Problem>>) {
    if (state().doing) return false;
    set({ doing, refused: null });
    const answer = await ask();
    if (!answer.ok) {
      await refuse(answer.error);
      return false;
    }
    set({ doing: null });
    take(answer.value);
    waitForNext();
    return true;
  }

  return {
    state,
    subscribe,
    look,
    rest: () => stopWaiting(),
    async pay() {
      if (state().doing) return;
      set({ doing: "paying", refused: null });
      const answer = await api.post<PlacedOrder>(orderPaths.pay(token), { body: {} });
      if (!answer.ok) return refuse(answer.error);
      const { next } = answer.value;
      if (next.kind === "redirect") return toPayment(next.url);
      set({ doing: null });
      await look();
    },
    cancel: () => change("cancelling", () => api.post<OrderView>(orderPaths.cancel(token))),
    withdraw: (body) =>
      change("withdrawing", () => {
        const text = JSON.stringify(body);
        if (declared.text !== text) declared = { text, key: newKey() };
        return api.post<OrderView>(orderPaths.withdrawal(token), {
          body,
          headers: { [idempotencyKeyHeader]: declared.key },
        });
      }),
  };
}
