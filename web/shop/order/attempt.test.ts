import { describe, expect, test } from "vitest";
import type { PlaceOrderRequest } from "../../../services/orders/contract.ts";
import { memoryStorage } from "../../browser/test-shop.ts";
import { createAttemptStore } from "./attempt.ts";

const counting = () => {
  let count = 0;
  return () => `key-${++count}`;
};
const request = { cartId: "cart" } as PlaceOrderRequest;

describe("the key of an order", () => {
  test("is made once for a basket and is the same for every press and after a reload", () => {
    const storage = memoryStorage();
    const newKey = counting();
    const store = createAttemptStore(storage, newKey);
    expect(store.forCart("cart").key).toBe("key-1");
    expect(store.forCart("cart").key).toBe("key-1");
    store.sending(store.forCart("cart"), request);
    store.answered();
    expect(createAttemptStore(storage, newKey).forCart("cart").key).toBe("key-1");
  });

  test("is another one for another basket, and after the order is known", () => {
    const store = createAttemptStore(memoryStorage(), counting());
    expect(store.forCart("cart").key).toBe("key-1");
    expect(store.forCart("other").key).toBe("key-2");
    store.placed({ orderToken: "token", number: "100001" });
    expect(store.forCart("other").key).toBe("key-3");
  });

  test("is kept by the page where the browser keeps nothing", () => {
    const refusing = {
      getItem: () => null,
      setItem() {
        throw new DOMException("denied");
      },
      removeItem() {
        throw new DOMException("denied");
      },
    };
    const store = createAttemptStore(refusing, counting());
    expect(store.forCart("cart").key).toBe(store.forCart("cart").key);
    store.placed({ orderToken: "token", number: "100001" });
    expect(store.lastOrder()).toEqual({ orderToken: "token", number: "100001" });
  });
});

describe("an answer that got lost", () => {
  test("is known from the basket being another one than the order was sent for", () => {
    const store = createAttemptStore(memoryStorage(), counting());
    store.sending(store.forCart("cart"), request);
    expect(store.unanswered(null)).toMatchObject({ key: "key-1", sent: request });
    expect(store.unanswered("other")).toMatchObject({ key: "key-1" });
    // The basket is still open: nothing was ordered.
    expect(store.unanswered("cart")).toBeNull();
  });

  test("is not missed when nothing was sent, or the answer came", () => {
    const store = createAttemptStore(memoryStorage(), counting());
    store.forCart("cart");
    expect(store.unanswered(null)).toBeNull();
    store.sending(store.forCart("cart"), request);
    store.answered();
    expect(store.unanswered(null)).toBeNull();
  });
});
