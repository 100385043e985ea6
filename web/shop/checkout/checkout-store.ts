import type { Api } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";
import type { Country } from "../../../core/locale.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { type CartView, cartPaths } from "../../../services/carts/contract.ts";
import {
  type CheckoutSummary,
  idempotencyKeyHeader,
  orderPaths,
  type PlacedOrder,
  type PlaceOrderRequest,
  type Sending,
} from "../../../services/orders/contract.ts";
import {
  type ShippingInformation,
  type ShippingMethod,
  shippingInformationPath,
} from "../../../services/shipping/contract.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";
import type { AttemptStore, KnownOrder } from "../order/attempt.ts";
import { type CheckoutDraft, orderRequest, wantedSending } from "./checkout-draft.ts";
import { type Faults, faultsOf, noFaults } from "./faults.ts";
import { newSummary, type Obstacle, obstacleOf } from "./obstacle.ts";

export interface CheckoutState {
  /** `placing` includes asking again about an order whose answer was lost. */
  readonly step: "loading" | "ready" | "placing" | "left" | "empty" | "unreachable";
  readonly shipping: ShippingInformation | null;
  /** What the present choice costs, as the server says. */
  readonly summary: CheckoutSummary | null;
  /** The amounts on the screen belong to an earlier choice. */
  readonly busy: boolean;
  readonly obstacle: Obstacle | null;
  /** What the server did not take. */
  readonly faults: Faults;
}

export interface CheckoutChoice {
  readonly country: Country;
  readonly method: ShippingMethod;
  /** What goes straight to people of lists. */
  readonly sending?: Sending;
}

/** Why she is sent to an order's page. */
export type OrderReason = "placed" | "found" | "already-ordered" | "payment-unavailable";

export interface CheckoutStoreOptions {
  readonly api: Api;
  readonly attempts: AttemptStore;
  /** Hears what was typed once the shop has taken the order, before the page is left. */
  readonly onAccepted?: (draft: CheckoutDraft) => void;
  /** Goes to the payment page. */
  readonly toPayment: (url: string) => void;
  readonly toOrder: (order: KnownOrder, reason: OrderReason) => void;
}

/** The checkout as its page works with it. */
export interface CheckoutStore extends Store<CheckoutState> {
  /** Looks at the basket afresh: at the start, and after the page came back from the browser's memory. */
  open(choice: CheckoutChoice): Promise<void>;
  /** Adds the basket up for a destination and a way of delivery; the last call wins. */
  choose(choice: CheckoutChoice): Promise<void>;
  place(draft: CheckoutDraft): Promise<void>;
  /** Puts a code into the basket and adds it up anew. @returns why it was not taken */
  putVoucher(code: string): Promise<Problem | null>;
  takeVoucherOut(id: string): Promise<Problem | null>;
}

/** The way of delivery that is possible: the chosen one, or the standard where it does not exist. */
export const possibleMethod = (shipping: ShippingInformation | null, wanted: ShippingMethod): ShippingMethod =>
  shipping?.options.some(({ method }) => method === wanted) ? wanted : "standard";

/** Before anything was asked. */
export const noCheckout: CheckoutState = {
  step: "loading",
  shipping: null,
  summary: null,
  busy: false,
  obstacle: null,
  faults: noFaults,
};

export function createCheckoutStore({
  api,
  attempts,
  onAccepted,
  toPayment,
  toOrder,
}: CheckoutStoreOptions): CheckoutStore {
  const { state, write, subscribe } = createStore(noCheckout);
  let chosen = 0;
  let choice: CheckoutChoice | null = null;

  const set = (changes: Partial<CheckoutState>) => write({ ...state(), ...changes });

  async function choose(wish: CheckoutChoice): Promise<void> {
    const mine = ++chosen;
    const { country, method: wanted, sending = [] } = wish;
    choice = wish;
    set({ busy: true });
    const [shipping, empty] = await Promise.all([shippingTo(country), isEmpty()]);
    if (mine !== chosen) return;
    if (empty) return noBasket();
    if (!shipping.ok) return stop(shipping.error);
    const method = possibleMethod(shipping.value, wanted);
    const body = { country, shippingMethod: method, ...(sending.length > 0 ? { sending } : {}) };
    const summary = await api.post<CheckoutSummary>(orderPaths.summary, { body });
    if (mine !== chosen) return;
    if (!summary.ok) return summary.error.kind === "basket-empty" ? noBasket() : stop(summary.error);
    // The basket of a lost answer is not the one that is there now: then the order may exist already.
    if (attempts.unanswered(summary.value.cartId) && (await askAgain(summary.value.cartId))) return;
    const { step, obstacle } = state();
    set({
      // An order that is on its way stays on its way.
      step: step === "placing" || step === "left" ? step : "ready",
      busy: false,
      shipping: shipping.value,
      summary: summary.value,
      obstacle: obstacle?.kind === "price-changed" ? obstacle : null,
    });
  }

  async function shippingTo(country: Country): Promise<Outcome<ShippingInformation, Problem>> {
    const { shipping, step } = state();
    if (shipping?.country === country && step === "ready") return { ok: true, value: shipping };
    return api.get<ShippingInformation>(shippingInformationPath, { query: { country } });
  }

  /** An empty basket is no error, but its sum is refused as one: it is read first, while delivery is requested. */
  async function isEmpty(): Promise<boolean> {
    if (state().summary) return false;
    const cart = await api.get<CartView>(cartPaths.cart);
    return cart.ok && cart.value.lines.length === 0;
  }

  function stop(problem: Problem) {
    const step = state().summary || problem.kind === "line-unavailable" ? "ready" : "unreachable";
    set({ step, busy: false, obstacle: obstacleOf(problem, 0) });
  }

  async function noBasket(): Promise<void> {
    if (await askAgain(null)) return;
    set({ step: "empty", busy: false, summary: null });
  }

  /** Requests a lost response again, by the same key. @returns whether there is an order, and she is redirected */
  async function askAgain(cartId: string | null): Promise<boolean> {
    const attempt = attempts.unanswered(cartId);
    if (!attempt?.sent) return false;
    const answer = await send(attempt.key, attempt.sent);
    const order = answer.ok ? answer.value : orderOf(answer.error);
    if (order) return leaveTo(order, "found");
    if (answer.ok) return false;
    // Still no answer: the question stays open. Any other one says that there is no order.
    if (answer.error.status >= 400 && answer.error.status < 500) attempts.forget();
    return false;
  }

  async function afterVoucher(answer: Outcome<CartView, Problem>): Promise<Problem | null> {
    if (!answer.ok) return answer.error;
    if (choice) await choose(choice);
    return null;
  }

  const send = (key: string, body: PlaceOrderRequest) =>
    api.post<PlacedOrder>(orderPaths.orders, { body, headers: { [idempotencyKeyHeader]: key } });

  function leave({ orderToken, number, next }: PlacedOrder): true {
    attempts.placed({ orderToken, number });
    set({ step: "left" });
    if (next.kind === "redirect") toPayment(next.url);
    else toOrder({ orderToken, number }, "placed");
    return true;
  }

  function leaveTo({ orderToken, number }: KnownOrder, reason: OrderReason): true {
    attempts.placed({ orderToken, number });
    set({ step: "left" });
    toOrder({ orderToken, number }, reason);
    return true;
  }

  async function place(draft: CheckoutDraft): Promise<void> {
    const { summary, step, busy } = state();
    if (!summary || step !== "ready" || busy) return;
    set({ step: "placing", obstacle: null, faults: noFaults });
    const request = orderRequest({ ...draft, shippingMethod: summary.shipping.method }, agreedTo(summary));
    const answer = await sendOnce(request);
    if (answer.ok) {
      onAccepted?.(draft);
      return void leave(answer.value);
    }
    const { error } = answer;
    const order = orderOf(error);
    if (order) {
      const reason = reasonOf(error);
      // The other order is of what another tab sent.
      if (reason !== "already-ordered") onAccepted?.(draft);
      return void leaveTo(order, reason);
    }
    if (error.status >= 400 && error.status < 500) attempts.answered();
    if (error.kind === "basket-empty" || error.kind === "basket-not-found") return again(draft);
    const faults = faultsOf(error.errors);
    set({
      step: "ready",
      faults,
      summary: newSummary(error) ?? summary,
      obstacle: faults.size > 0 ? null : obstacleOf(error, summary.payable),
    });
  }

  /** The same key until the order is known. A key used for another request of this basket gets a successor. */
  async function sendOnce(request: PlaceOrderRequest): Promise<Outcome<PlacedOrder, Problem>> {
    const attempt = attempts.sending(attempts.forCart(request.cartId), request);
    const answer = await send(attempt.key, request);
    if (answer.ok || answer.error.kind !== "idempotency-mismatch") return answer;
    attempts.forget();
    const successor = attempts.sending(attempts.forCart(request.cartId), request);
    return send(successor.key, request);
  }

  /** Another tab changed the basket from under this one. */
  async function again({
    shippingAddress: { country },
    shippingMethod: method,
    sending,
  }: CheckoutDraft): Promise<void> {
    attempts.forget();
    set({ step: "ready" });
    await choose({ country, method, sending: wantedSending(sending) });
  }

  return {
    state,
    subscribe,
    open(choice) {
      set({ step: "loading", shipping: null });
      return choose(choice);
    },
    choose,
    place,
    putVoucher: async (code) => afterVoucher(await api.post<CartView>(cartPaths.vouchers, { body: { code } })),
    takeVoucherOut: async (id) => afterVoucher(await api.del<CartView>(cartPaths.voucher(id))),
  };
}

const agreedTo = ({ cartId, total, payable, recipientParcels, currency, paymentMethods }: CheckoutSummary) => ({
  cartId,
  total,
  payable,
  parcels: recipientParcels?.count ?? 0,
  currency,
  paymentMethods,
});

/** The order that a problem speaks of, if it does. */
function orderOf({ extra: { orderToken, number } }: Problem): KnownOrder | null {
  return typeof orderToken === "string" && typeof number === "string" ? { orderToken, number } : null;
}

const reasonOf = ({ kind }: Problem): OrderReason =>
  kind === "already-ordered" ? "already-ordered" : "payment-unavailable";
