import { describe, expect, test, vi } from "vitest";
import { createDialogStore, dialogKinds } from "./dialog-store.ts";

test("the nine kinds of dialogs (core document, section 3; second document, section 4)", () => {
  expect(dialogKinds).toEqual([
    "calculator-more-formats",
    "calculator-own-format",
    "image-magnify",
    "log-in",
    "password-confirm",
    "password-reset",
    "product-description",
    "sign-up",
    "3d-preview",
  ]);
});

describe("one dialog at a time (second document, section 4)", () => {
  function shown() {
    const store = createDialogStore();
    const [changed, closed] = [vi.fn(), vi.fn()];
    store.subscribe(changed);
    store.onClose(closed);
    return { store, changed, closed };
  }

  test("it has a kind and a payload", () => {
    const { store, changed } = shown();
    store.open("image-magnify", { payload: { src: "/a.avif" } });
    expect(store.state()).toEqual({ kind: "image-magnify", payload: { src: "/a.avif" } });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test("opening the same kind again does nothing, and does not take its payload", () => {
    const { store, changed, closed } = shown();
    store.open("log-in", { payload: 1 });
    store.open("log-in", { payload: 2 });
    expect(store.state()).toEqual({ kind: "log-in", payload: 1 });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(closed).not.toHaveBeenCalled();
  });

  test("opening another closes the first and tells previous and next", () => {
    const { store, closed } = shown();
    store.open("log-in");
    store.open("sign-up");
    expect(store.state()?.kind).toBe("sign-up");
    expect(closed.mock.calls).toEqual([["log-in", "sign-up"]]);
  });

  test("closing tells that nothing follows; closing what is not open closes nothing", () => {
    const { store, closed } = shown();
    store.open("log-in");
    store.close("sign-up");
    expect(store.state()?.kind).toBe("log-in");
    store.close("log-in");
    store.close("log-in");
    expect(store.state()).toBeNull();
    expect(closed.mock.calls).toEqual([["log-in", null]]);
  });

  test("while dialogs are blocked only a forced one opens", () => {
    const { store } = shown();
    store.block(true);
    store.open("sign-up");
    expect(store.state()).toBeNull();
    store.open("password-confirm", { force: true });
    expect(store.state()?.kind).toBe("password-confirm");
    store.block(false);
    store.open("sign-up");
    expect(store.state()?.kind).toBe("sign-up");
  });

  test("who has left is told nothing more", () => {
    const store = createDialogStore();
    const [changed, closed] = [vi.fn(), vi.fn()];
    const leave = [store.subscribe(changed), store.onClose(closed)];
    for (const one of leave) one();
    store.open("log-in");
    store.close("log-in");
    expect(changed).not.toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
  });
});
