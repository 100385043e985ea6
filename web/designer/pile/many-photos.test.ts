import { expect, test } from "vitest";
import { demoPrints } from "../../../demo/catalogue/photo-prints.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import { operationSchema, type Step } from "../../../design/operation.ts";
import { photoOf } from "../../../products/pile/print-side.ts";
import { kindOf } from "../../../products/registry.ts";
import { bringingTo } from "./bring-prints.ts";
import { broughtPrint, countedPrints, inTurn } from "./print-steps.ts";

// The table knows no kind: the test takes one by the pile it has.
const kind = kindOf(demoPrints.kind);
const design = kind?.design;
if (!kind || !design?.pile) throw new Error("no pile");
const rules = { pile: design.pile, data: demoPrints };
const usual = { photoprintFormat: { width: 150, height: 100 }, paper: "simple", border: "none", quantity: 1 };
const blank = design.blank(usual, demoPrints, null);

let made = 0;
const newId = () => `made-${++made}`;
const photo = (n: number): DesignPhoto => ({ id: `p${n}`, name: `IMG_${n}.jpg`, width: 3000, height: 2000 });
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(n));
const shown = ({ surfaces }: DesignDocument) => surfaces.map((side) => photoOf(side)?.photo);

function after(document: DesignDocument, operation: Parameters<typeof apply>[1] | null): DesignDocument {
  const applied = operation && apply(document, operation);
  if (!applied?.ok) throw new Error("not applied");
  return applied.value.document;
}

const bringAll = (document: DesignDocument, some: readonly DesignPhoto[]) =>
  inTurn(document, [
    ...some.map((one) => (now: DesignDocument) => broughtPrint(now, one, rules, newId)),
    (now) => design.settle(now, demoPrints).steps,
  ]);

test("2,000 photos are 2,000 prints in one operation that the server takes, each once", () => {
  const operation = bringAll(blank, photos(2000));
  const pile = after(blank, operation);
  expect([pile.surfaces.length, new Set(shown(pile)).size, pile.photos.length]).toEqual([2000, 2000, 2000]);
  expect(pile.configuration).toMatchObject({ quantity: 2000 });
  expect(operationSchema.safeParse(operation).success).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(operation))).toBeLessThan(2_000_000);
});

test("one that cannot be taken holds up none of the others", () => {
  const impossible = (): readonly Step[] => [{ type: "removeSurface", surface: "gone" }];
  const rule = (one: DesignPhoto) => (now: DesignDocument) => broughtPrint(now, one, rules, newId);
  const pile = after(blank, inTurn(blank, [rule(photo(1)), impossible, rule(photo(2))]));
  expect(shown(pile)).toEqual(["p1", "p2"]);
});

test("a print that was removed meanwhile is left out, and a number that no pile has changes nothing", () => {
  const pile = after(blank, bringAll(blank, photos(2)));
  const [first] = pile.surfaces;
  const ids = new Set([first?.id ?? ""]);
  expect(inTurn(pile, [() => countedPrints(new Set(["gone"]), 3)])).toBeNull();
  const counts = [0, 10_001, 1.5].map((copies) => inTurn(pile, [() => countedPrints(ids, copies)]));
  expect(counts.every((operation) => operation === null || !operationSchema.safeParse(operation).success)).toBe(true);
  expect(after(pile, inTurn(pile, [() => countedPrints(ids, 10_000)])).surfaces[0]?.copies).toBe(10_000);
});

test("photos that come one by one are the same pile as all at once", () => {
  const { bringing } = bringingTo({ kind: { ...kind, design }, data: demoPrints } as never);
  if (!bringing) throw new Error("no pile");
  const bring = (document: DesignDocument, some: readonly DesignPhoto[]) =>
    after(document, { type: "together", steps: [...bringing.bring(document, some)] });
  const onebyone = photos(12).reduce((document, one) => bring(document, [one]), blank);
  const together = bring(blank, photos(12));
  expect(shown(onebyone)).toEqual(shown(together));
  expect(onebyone.configuration).toEqual(together.configuration);
});
