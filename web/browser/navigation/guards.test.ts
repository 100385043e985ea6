import { expect, test, vi } from "vitest";
import { type Ending, type Going, type Guard, type Guards, guardOrder, passGuards } from "./guards.ts";

const going = (from: string, to: string): Going => ({
  from: new URL(from, "https://shop.example"),
  to: new URL(to, "https://shop.example"),
  traverses: false,
  asked: false,
  signal: new AbortController().signal,
});
const silent: Guards = { leave: [], global: [], update: [], entry: [], resolve: [] };

/** Guards that say nothing and write down that they were asked. */
function listening() {
  const asked: string[] = [];
  const guard = (name: string): Guard[] => [
    () => {
      asked.push(name);
      return null;
    },
  ];
  const guards = Object.fromEntries(guardOrder.map((name) => [name, guard(name)])) as unknown as Guards;
  return { asked, guards };
}

test("the order is leave, global, update, entry, resolve (core document, section 4)", () => {
  expect(guardOrder).toEqual(["leave", "global", "update", "entry", "resolve"]);
});

test("to another page all are asked but update, on the same page neither leave nor entry", () => {
  const [other, same] = [listening(), listening()];
  expect(passGuards(other.guards, going("/leinwanddruck", "/imprint"))).toBeNull();
  expect(passGuards(same.guards, going("/products?kind=card", "/products?kind=calendar"))).toBeNull();
  expect(other.asked).toEqual(["leave", "global", "entry", "resolve"]);
  expect(same.asked).toEqual(["global", "update", "resolve"]);
});

test("what is asked before a page is fetched, and what after it, keeps the order however it is named", () => {
  const { asked, guards } = listening();
  passGuards(guards, going("/", "/imprint"), ["entry", "global", "leave"]);
  expect(asked).toEqual(["leave", "global", "entry"]);
});

const to = new URL("https://shop.example/imprint");
const endings: readonly Ending[] = [
  { kind: "aborted" },
  { kind: "cancelled" },
  { kind: "redirected", to, asDocument: false },
  { kind: "duplicated" },
];
test.each(endings)("the first word counts and nobody is asked after it: $kind", (ending) => {
  const later = vi.fn(() => null);
  const guards: Guards = { ...silent, leave: [() => null], global: [() => ending, later], entry: [later] };
  expect(passGuards(guards, going("/", "/imprint"))).toEqual(ending);
  expect(later).not.toHaveBeenCalled();
});
