import { afterEach, expect, test, vi } from "vitest";
import { followNavigation, navigateTo } from "./follow-navigation.ts";
import type { LoadedPage } from "./page.ts";

const origin = "https://shop.example";
const root = { id: "root", params: {}, styles: [], loads: true };
const pageAt = (pathname: string): LoadedPage => ({
  page: { shell: "v1", location: { pathname, search: "", hash: "" }, routes: [root], data: {} },
});

/** A browser at `/leinwanddruck`, as far as following needs one. */
function browser() {
  const heard = new EventTarget();
  const entry = { key: "here" };
  const navigate = vi.fn(() => ({}));
  const navigation = Object.assign(heard, { currentEntry: entry, navigate });
  const told: string[] = [];
  const dataset = new Proxy<Record<string, string | undefined>>(
    {},
    {
      set: (values, name, value: string) => told.push(value) > 0 && Reflect.set(values, name, value),
    },
  );
  const focus = vi.fn();
  vi.stubGlobal("window", { navigation });
  vi.stubGlobal("navigation", navigation);
  vi.stubGlobal("location", new URL("/leinwanddruck", origin));
  vi.stubGlobal("document", {
    documentElement: { dataset },
    activeElement: null,
    getElementById: () => ({ focus }),
  });

  /** @returns what was done about it; null: it is left to the browser */
  function go(url: string, navigationType = "push", sameDocument = false) {
    const leaving = new AbortController();
    const taken: { handler?: () => Promise<void> }[] = [];
    const event = Object.assign(new Event("navigate"), {
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      hashChange: false,
      info: undefined,
      navigationType,
      destination: { url: origin + url, sameDocument, key: "there" },
      signal: leaving.signal,
      intercept: (how: { handler?: () => Promise<void> }) => taken.push(how),
    });
    heard.dispatchEvent(event);
    const [how] = taken;
    return how ? { done: how.handler?.(), leave: () => leaving.abort() } : null;
  }

  const loads = new Map<string, PromiseWithResolvers<LoadedPage>>();
  const shown: string[] = [];
  const load = (address: string) => {
    const one = Promise.withResolvers<LoadedPage>();
    loads.set(address, one);
    return one.promise;
  };
  const show = async ({ page }: LoadedPage) => void shown.push(page.location.pathname);
  followNavigation(pageAt("/leinwanddruck"), { load, show });
  const arrive = (address: string) => loads.get(address)?.resolve(pageAt(address));
  return { go, arrive, loads, shown, told, focus, dataset, navigate };
}

/** A page that does not load at once is reported as loading in the browser's next task. */
const whileItLasts = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test("a page that somebody goes to is shown when it is there, and the focus is at its content", async () => {
  const { go, arrive, shown, focus, dataset } = browser();
  const going = go("/poster");
  await whileItLasts();
  expect(dataset.navigation).toBe("pending");
  arrive("/poster");
  await going?.done;
  expect([shown, dataset.navigation, focus.mock.calls.length]).toEqual([["/poster"], "success", 1]);
});

test("what another navigation overtook is not shown, and neither takes the focus nor says that the other is done", async () => {
  const { go, arrive, shown, focus, dataset } = browser();
  const first = go("/poster");
  first?.leave();
  const second = go("/fine-art");
  arrive("/poster");
  await first?.done;
  await whileItLasts();
  expect([shown, dataset.navigation, focus.mock.calls.length]).toEqual([[], "pending", 0]);
  arrive("/fine-art");
  await second?.done;
  expect([shown, dataset.navigation, focus.mock.calls.length]).toEqual([["/fine-art"], "success", 1]);
});

test("a page that is there already is not waited for", async () => {
  const { go, arrive, shown, told } = browser();
  const going = go("/poster");
  arrive("/poster");
  await going?.done;
  await whileItLasts();
  expect([shown, told]).toEqual([["/poster"], ["success"]]);
});

test.each(["at once", "while it lasts"])("who stops a navigation %s sees no line that waits for it", async (when) => {
  const { go, dataset } = browser();
  const going = go("/poster");
  if (when === "while it lasts") await whileItLasts();
  going?.leave();
  await whileItLasts();
  expect(dataset.navigation).toBeUndefined();
});

test("Back that only closes a dialog over the page loads and draws nothing; another page of the history is drawn", () => {
  const { go, loads } = browser();
  expect(go("/leinwanddruck", "traverse", true)).toBeNull();
  expect([...loads.keys()]).toEqual([]);
  const back = go("/poster", "traverse", true);
  expect(back).not.toBeNull();
  expect([...loads.keys()]).toEqual(["/poster"]);
  back?.leave();
});

test("a link to the page one is on fetches nothing, draws nothing and loads no document", async () => {
  const { go, loads, shown, dataset } = browser();
  const same = go("/leinwanddruck");
  expect(same).not.toBeNull();
  await same?.done;
  expect([[...loads.keys()], shown, dataset.navigation]).toEqual([[], [], undefined]);
});

test("an address that says what of an experiment is shown comes as a document", () => {
  const { go, loads } = browser();
  expect(go("/leinwanddruck?splitFeature=967-nudging&splitTreatment=on")).toBeNull();
  expect([...loads.keys()]).toEqual([]);
});

test("a link to one visitor's pages is left to the browser", () => {
  const { go, loads } = browser();
  expect(go("/cart")).toBeNull();
  expect([...loads.keys()]).toEqual([]);
});

test("a script goes to pages of ours, and to no other site by mistake", () => {
  const { navigate } = browser();
  navigateTo("/terms");
  expect(() => navigateTo("//evil.example")).toThrow("external-not-flagged");
  expect(() => navigateTo("javascript:alert(1)", { external: true })).toThrow("forbidden protocol");
  expect(navigate.mock.calls).toEqual([[`${origin}/terms`, { history: "push", info: { stay: false } }]]);
});
