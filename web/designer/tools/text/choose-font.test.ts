import { expect, test } from "vitest";
import type { DesignDocument, TextElement } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import { textsOf } from "../../../../design/text/load-fonts.ts";
import { words } from "../../../../design/text/testing/texts.ts";
import { startAnew } from "../../store/reconcile.ts";
import { createSession } from "../../store/session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "../../store/test-house.ts";
import { chooseFamily } from "./choose-font.ts";
import { offeredFamilies } from "./families.ts";

function open() {
  const house = testHouse();
  const ports = { api: house.api, journal: testJournal(), network: testNetwork(), hashOf, announce: () => {} };
  const session = createSession(startAnew(DESIGN, house), { state: "saved", at: null }, ports);
  const elements = [words({ id: "one" }), words({ id: "two", font: "figtree-semibold" })];
  session.perform({ type: "addElements", surface: "front", elements });
  const asked: { readonly fonts: ReadonlySet<string>; arrive(): void; fail(): void }[] = [];
  const ensure = (document: DesignDocument) =>
    new Promise<void>((arrive, reject) => {
      asked.push({
        fonts: new Set(textsOf(document).map(({ font }) => font)),
        arrive,
        fail: () => reject(new Error()),
      });
    });
  const fontOf = (id: string) => (elementOf(session.state().document, id) as TextElement).font;
  const context = { session, stock: { ensure } as never };
  return { context, session, asked, fonts: () => [fontOf("one"), fontOf("two")] };
}

const family = (name: string) => offeredFamilies.find((one) => one.name === name) ?? offeredFamilies[0];
const choose = (context: Parameters<typeof chooseFamily>[0], name: string) => {
  const chosen = family(name);
  if (!chosen) throw new Error(name);
  return chooseFamily(context, ["one", "two"], chosen);
};

test("texts keep their font until the new one is there, then all change in one step", async () => {
  const { context, session, asked, fonts } = open();
  const choice = choose(context, "Lora");
  expect(fonts()).toEqual(["instrument-sans-regular", "figtree-semibold"]);
  expect(asked[0]?.fonts).toEqual(
    new Set(["instrument-sans-regular", "figtree-semibold", "lora-regular", "lora-semibold"]),
  );
  asked[0]?.arrive();
  expect(await choice).toBe("done");
  expect(fonts()).toEqual(["lora-regular", "lora-semibold"]);
  session.undo();
  expect(fonts()).toEqual(["instrument-sans-regular", "figtree-semibold"]);
});

test("a font that cannot be loaded changes nothing and says so", async () => {
  const { context, asked, fonts } = open();
  const choice = choose(context, "Lora");
  asked[0]?.fail();
  expect(await choice).toBe("unreachable");
  expect(fonts()).toEqual(["instrument-sans-regular", "figtree-semibold"]);
});

test("of two choices the last one counts, whichever arrives first", async () => {
  const { context, asked, fonts } = open();
  const [first, second] = [choose(context, "Lora"), choose(context, "Caveat")];
  asked[1]?.arrive();
  asked[0]?.arrive();
  expect(await Promise.all([first, second])).toEqual(["overtaken", "done"]);
  expect(fonts()).toEqual(["caveat-regular", "caveat-semibold"]);
});
