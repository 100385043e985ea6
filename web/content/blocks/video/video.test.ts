import { expect, test } from "vitest";
import { showBlocks } from "../../block.fixture.tsx";
import { videoExample } from "./example.ts";

test("a film elsewhere is a picture with a link: nothing of that site is loaded", async () => {
  const { html } = await showBlocks([videoExample]);
  expect(html).toContain(
    '<a href="https://films.example/leinwand" rel="nofollow noopener noreferrer" target="_blank" aria-label="Wie eine Leinwand gespannt wird beim Anbieter ansehen (neues Fenster)">',
  );
  expect(html).not.toMatch(/<iframe|<video|<script/);
  expect(html.match(/films\.example/g)).toHaveLength(1);
});

test("a file of our own plays here, loads nothing before it is started, and keeps its place by its picture", async () => {
  const { html } = await showBlocks([
    { ...videoExample, file: { filename: "/films/leinwand.mp4" }, captions: { filename: "/films/leinwand.vtt" } },
  ]);
  expect(html).toContain('preload="none" poster="/pictures/edge-canvas-folded.webp"');
  expect(html).toContain(
    '<source src="/films/leinwand.mp4"/><track kind="captions" src="/films/leinwand.vtt" srcLang="de"',
  );
});

test("a file of another site is not played, and without a way to it there is no block", async () => {
  const file = { filename: "https://films.example/leinwand.mp4" };
  expect((await showBlocks([{ ...videoExample, file }])).html).not.toContain("<video");
  expect(await showBlocks([{ ...videoExample, file, link: {} }])).toEqual({ html: "", leftOut: ["block video: file"] });
});
