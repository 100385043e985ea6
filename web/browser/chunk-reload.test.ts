import { afterEach, describe, expect, test, vi } from "vitest";
import { chunkMissing, loadChunk, loadUnasked, mayReload } from "./chunk-reload.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe("after a chunk-load failure a page is loaded again (core document, sections 4, 8 and 9)", () => {
  test("at most once per path within ten seconds", () => {
    const tab = storage();
    expect(mayReload(tab, "/leinwanddruck", 1_000)).toBe(true);
    expect(mayReload(tab, "/leinwanddruck", 1_001)).toBe(false);
    expect(mayReload(tab, "/leinwanddruck", 10_999)).toBe(false);
    expect(mayReload(tab, "/leinwanddruck", 11_000)).toBe(true);
  });

  test("another path has its own try", () => {
    const tab = storage();
    expect(mayReload(tab, "/leinwanddruck", 1_000)).toBe(true);
    expect(mayReload(tab, "/cart", 1_500)).toBe(true);
    expect(mayReload(tab, "/leinwanddruck", 2_000)).toBe(false);
  });

  test("a browser that keeps nothing is never sent round in a circle", () => {
    expect(mayReload({ getItem: () => null, setItem: () => {}, removeItem: () => {} }, "/", 1_000)).toBe(false);
  });

  test("what somebody else left under the name does no harm, and a clock set back does not lock the page", () => {
    const tab = storage();
    tab.setItem("passepartout.reloaded", "{broken");
    expect(mayReload(tab, "/", 50_000)).toBe(true);
    expect(mayReload(tab, "/", 20_000)).toBe(true);
  });

  test("whoever waits for a missing chunk waits for that page; what is missing there as well is an error", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { pathname: "/papier", reload });
    vi.stubGlobal("sessionStorage", storage());
    vi.stubGlobal("navigator", { onLine: true });
    const missing = "data:text/javascript,throw new Error('gone')";
    const reloading = vi
      .waitFor(() => expect(reload).toHaveBeenCalledOnce(), 30_000)
      .then(() => "the page comes again");
    expect(await Promise.race([loadChunk(missing), reloading])).toBe("the page comes again");
    await expect(loadChunk(missing)).rejects.toThrow("gone");
    expect(reload).toHaveBeenCalledOnce();
    expect(await loadChunk("data:text/javascript,export const a = 1")).toMatchObject({ a: 1 });
  });

  test("not for what nobody asked for: who only points at something keeps the page that she reads", async () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    vi.stubGlobal("location", { pathname: "/papier", reload });
    vi.stubGlobal("sessionStorage", storage());
    vi.stubGlobal("navigator", { onLine: true });
    /** As the bundle loads: it reports what is missing, then rejects for those who wait for it. */
    const missing = async () => {
      const fault = new Error("gone");
      chunkMissing(fault);
      throw fault;
    };
    await expect(loadUnasked(missing)).rejects.toThrow("gone");
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    await expect(missing()).rejects.toThrow("gone");
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledOnce();
    expect(await loadUnasked(async () => "there")).toBe("there");
  });

  test("never without a network: the page that is in sight would go", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { pathname: "/papier", reload });
    vi.stubGlobal("sessionStorage", storage());
    vi.stubGlobal("navigator", { onLine: false });
    await expect(loadChunk("data:text/javascript,throw new Error('offline')")).rejects.toThrow("offline");
    expect(reload).not.toHaveBeenCalled();
  });
});
