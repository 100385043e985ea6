import { expect, test } from "vitest";
import { locales } from "../../../../core/locale.ts";
import { toolboxFormats } from "../../../../services/toolbox/contract.ts";
import { showBlocks } from "../../block.fixture.tsx";
import { toolboxExample } from "./example.ts";
import { toolboxWords } from "./words.ts";

test("each tool is a form that a browser sends without scripts, with a name for every field", async () => {
  const { html, leftOut } = await showBlocks([toolboxExample]);
  const forms = [...html.matchAll(/<form [^>]*>.*?<\/form>/gs)].map(([form]) => form);
  expect(forms.map((form) => /action="([^"]*)"/.exec(form)?.[1])).toEqual([
    "/web-api/toolbox-optimize-image",
    "/web-api/toolbox-convert-file",
    "/web-api/toolbox-convert-pdf",
  ]);
  for (const form of forms) expect(form).toMatch(/encType="multipart\/form-data".*type="file"[^>]* name="file"/is);
  const fields = forms.map((form) => [...new Set([...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name))]);
  expect(fields).toEqual([
    ["file", "quality", "maxEdge"],
    ["file", "format"],
    ["file", "paper"],
  ]);
  expect([...(forms[1] ?? "").matchAll(/name="format"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    ...toolboxFormats,
  ]);
  expect(leftOut).toEqual([]);
});

test("the editor says which tool stands open; the anchor for refused files is there", async () => {
  const { html } = await showBlocks([{ ...toolboxExample, tool: "pdf" }]);
  expect(/<input type="radio"[^>]*value="pdf"[^>]*checked=""|checked=""[^>]*value="pdf"/.test(html)).toBe(true);
  expect(html).toContain('id="toolbox-refused"');
});

test("in every language the words have their places", () => {
  for (const locale of locales) {
    const { saved, until } = toolboxWords(locale);
    expect([saved, until].map((text) => text.match(/\{\w+\}/g))).toEqual([["{share}"], ["{time}"]]);
  }
});
