import { afterAll, beforeAll } from "vitest";
import { kindOf } from "../../products/registry.ts";

/** For the tests of a file these kinds have prices but no designer. Every kind of the shop has one by now. */
export function withoutDesigners(...keys: readonly string[]): void {
  const kinds = keys.flatMap((key) => kindOf(key) ?? []);
  const designs = kinds.map(({ design }) => design);
  beforeAll(() => {
    for (const kind of kinds) Object.assign(kind, { design: null });
  });
  afterAll(() => {
    for (const [at, kind] of kinds.entries()) Object.assign(kind, { design: designs[at] });
  });
}
