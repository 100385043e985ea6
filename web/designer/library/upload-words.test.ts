import { expect, test } from "vitest";
import { messagesOf } from "../../words/all.ts";
import { uploadWords } from "./upload-words.ts";

const de = messagesOf("de-DE").designer;
const words = (source: Parameters<typeof uploadWords>[2]) => uploadWords(de, null, source);

test("a photo refused before the page was loaded says why, and what to do", () => {
  expect(words({ from: "nowhere", why: "corrupt" })).toEqual({
    status: null,
    percent: null,
    problem: "Die Datei ist beschädigt und lässt sich nicht öffnen. Nimm das Foto heraus oder wähle ein anderes.",
  });
});

test("only a photo that may still come is being prepared", () => {
  expect(words({ from: "nowhere-yet" }).status).toBe("wird vorbereitet");
  expect(words({ from: "house" })).toEqual({ status: null, percent: null, problem: null });
});
