import { expect, test } from "vitest";
import { createApi } from "../../../core/http/api.ts";
import { type AnswerStore, keepingAnswers } from "./keeping-answers.ts";

function shop() {
  const kept = new Map<string, unknown>();
  const store: AnswerStore = {
    get: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
  };
  let answer: () => Promise<Response> = async () => Response.json({ release: 7 });
  const server = createApi(() => answer(), "");
  return { of: (name: string) => keepingAnswers(server, store, name), turn: (next: typeof answer) => (answer = next) };
}
const gone = async () => {
  throw new TypeError("Failed to fetch");
};
const query = { query: { release: "7" } };

test("without a network an answer is the one that came last, of the same shop and the same question", async () => {
  const { of, turn } = shop();
  const german = of("poster/de-DE");
  await german.get("/web-api/catalogue/paper/data", query);
  turn(gone);
  expect(await german.get("/web-api/catalogue/paper/data", query)).toEqual({ ok: true, value: { release: 7 } });
  expect((await german.get("/web-api/catalogue/paper/data", { query: { release: "8" } })).ok).toBe(false);
  expect((await of("poster/fr-CH").get("/web-api/catalogue/paper/data", query)).ok).toBe(false);
});

test("a server that answers is believed, also when it refuses", async () => {
  const { of, turn } = shop();
  const german = of("poster/de-DE");
  await german.get("/web-api/labels");
  turn(async () => new Response("{}", { status: 404 }));
  expect(await german.get("/web-api/labels")).toMatchObject({ ok: false, error: { status: 404 } });
});
