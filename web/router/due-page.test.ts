import { afterEach, expect, test, vi } from "vitest";
import { createDuePage } from "./due-page.ts";

afterEach(() => vi.unstubAllGlobals());

/** A window in which a page has a link for each format; the link keeps the material that it was drawn with. */
function product() {
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  const draws: string[] = [];
  let drawn = "?materialType=leinwand";
  const due = createDuePage((search: string) => {
    draws.push(search);
    drawn = search;
    due.drawn(search);
  });
  const stop = due.watch();
  const followed: string[] = [];
  window.addEventListener("click", () => followed.push(`${drawn}&formatType=900x600`));
  return { due, stop, draws, followed, input: (type = "click") => window.dispatchEvent(new Event(type)) };
}

test("a format that is chosen before the chosen material is drawn keeps the material", () => {
  const { due, draws, followed, input } = product();
  due.begin("?materialType=acrylglas");
  expect(draws).toEqual([]);
  input();
  expect(followed).toEqual(["?materialType=acrylglas&formatType=900x600"]);
  expect(draws).toEqual(["?materialType=acrylglas"]);
});

test.each(["keydown", "submit"])("so does one that is chosen by %s", (type) => {
  const { due, draws, input } = product();
  due.begin("?materialType=acrylglas");
  input(type);
  expect(draws).toEqual(["?materialType=acrylglas"]);
});

test.each(["input", "change"])("by %s a field has its new value already: nothing is drawn over it", (type) => {
  const { due, draws, input } = product();
  due.begin("?quantity=250");
  input(type);
  expect(draws).toEqual([]);
});

test("of two choices the last one is drawn, once", () => {
  const { due, draws, input } = product();
  due.begin("?materialType=acrylglas");
  due.begin("?materialType=poster");
  due.drawn("?materialType=acrylglas");
  input();
  input();
  expect(draws).toEqual(["?materialType=poster"]);
});

test("what is in the document already is not drawn again, and what lies under a pointer stays until it is released", () => {
  const { due, draws, input, stop } = product();
  due.begin("?materialType=acrylglas");
  input("pointerdown");
  due.drawn("?materialType=acrylglas");
  input();
  expect(draws).toEqual([]);
  due.begin("?materialType=poster");
  stop();
  input();
  expect(draws).toEqual([]);
});
