import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { translator } from "../../../core/labels.ts";
import { shopOf } from "../../../core/shop.ts";
import { demoVocabulary } from "../../../demo/labels/vocabulary.ts";
import { coasterData } from "../coaster-data.fixture.ts";
import { panel } from "./panel.fixture.tsx";

const configuration = { coasterEdge: 100, sets: 2 };

test("the panel of the sample kind offers each edge with its price, and the sets", () => {
  const [{ Content } = expect.fail("no section")] = panel.sections;
  const html = renderToStaticMarkup(
    <Content
      configuration={configuration}
      data={coasterData}
      locale="de-DE"
      unit="cm"
      photo={null}
      context={{ ...shopOf("poster", "de-DE"), on: "2026-11-24" }}
      text={translator(demoVocabulary, "de-DE", (key) => expect.fail(key))}
      priceOf={({ coasterEdge, sets }) => ({ amount: coasterEdge * sets, currency: "EUR" })}
      choose={() => {}}
      useDesign={() => expect.fail("the sample kind's panel changes nothing but its configuration")}
    />,
  );
  expect(html).toMatch(/9\s×\s9\scm.*1,80\s€.*10\s×\s10\scm.*2,00\s€/);
  expect(html).toMatch(/aria-label="Sets"[^>]*value="2"/);
});

test("a photo that is sharp up to 9 cm suits the smaller coaster, one that is not suits none", () => {
  const size = (edge: number) => ({ width: edge, height: edge * 2 });
  expect(panel.smaller(configuration, coasterData, size(95_000), "cm")?.configuration.coasterEdge).toBe(90);
  expect(panel.smaller(configuration, coasterData, size(85_000), "cm")).toBeNull();
});
