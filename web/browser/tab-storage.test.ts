import { afterEach, expect, test, vi } from "vitest";
import { tabStorage, visitorStorage } from "./tab-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const full = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

test.each([
  ["sessionStorage", tabStorage],
  ["localStorage", visitorStorage],
])("a full %s keeps what it has, and nothing fails for what it does not take", (name, open) => {
  const removed = vi.fn();
  vi.stubGlobal(name, { getItem: (key: string) => `${key} of before`, setItem: full, removeItem: removed });
  const storage = open();
  storage.setItem("treatment", "on");
  expect(storage.getItem("treatment")).toBe("treatment of before");
  storage.removeItem("treatment");
  expect(removed.mock.calls).toEqual([["treatment"]]);
});

test("a browser that refuses storage keeps nothing, also where it refuses only later", () => {
  vi.stubGlobal("window", {});
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("Access is denied.", "SecurityError");
    },
  });
  const storage = visitorStorage();
  storage.setItem("treatment", "on");
  expect(storage.getItem("treatment")).toBeNull();
});
