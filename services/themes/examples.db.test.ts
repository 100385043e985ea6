import { describe, expect, test } from "vitest";
import { demoData } from "../../demo/seed.ts";
import { keptAnswers } from "../../platform/http/kept-answers.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { card } from "../../products/card/card.ts";
import { themesRoutes } from "./routes.ts";
import { themesShop } from "./themes.fixture.ts";

const { ask } = await themesShop(await demoData());

describe("the description of the interface", () => {
  interface Parameter {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly example?: unknown;
    readonly schema?: { readonly example?: unknown; readonly examples?: readonly unknown[] };
  }
  const exampleOf = ({ example, schema }: Parameter) => example ?? schema?.example ?? schema?.examples?.[0];
  const described = themesRoutes({
    themes: {} as never,
    answers: keptAnswers({ clock: systemClock }),
    limitDrawings: (_, next) => next(),
  });
  const document = described.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  const calls = Object.entries(document.paths ?? {}).map(([path, { get }]) => {
    const parameters = (get?.parameters ?? []) as readonly Parameter[];
    return { path, parameters: parameters.filter((one) => one.in !== "header") };
  });

  test.each(calls)("$path answers its own example (core document, section 7)", async ({ path, parameters }) => {
    const inPath = parameters.filter((one) => one.in === "path");
    const address = inPath.reduce((text, one) => text.replace(`{${one.name}}`, String(exampleOf(one))), path);
    const asked = parameters.filter((one) => one.in === "query" && exampleOf(one) !== undefined);
    // Each parameter on its own, beside those that have to be there.
    const needed = asked.filter(({ required }) => required).map((one) => `${one.name}=${exampleOf(one)}`);
    for (const query of [needed, ...asked.map((one) => [...new Set([...needed, `${one.name}=${exampleOf(one)}`])])])
      expect((await ask(`${address}?${query.join("&")}`)).status, `${address}?${query.join("&")}`).toBe(200);
    expect(address).not.toMatch(/[{}]|undefined/);
  });

  test("the theme that card links give as an example is one that there is", async () => {
    const { example } = card.offer.parameters.themeId ?? {};
    expect((await ask(`/web-api/themes/${example}`)).status).toBe(200);
  });
});

test.each([
  ["/web-api/themes/nope", "Dieses Design gibt es nicht"],
  ["/web-api/photobook-design-group-set/nope", "Diese Designreihe gibt es nicht"],
  ["/web-api/collage-designer-design-group?designId=999", "Diese Collage gibt es nicht"],
])("%s is missing in the visitor's language", async (path, title) => {
  const answer = await ask(path);
  expect([answer.status, ((await answer.json()) as { title: string }).title]).toEqual([404, title]);
});
