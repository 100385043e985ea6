import type { Operation } from "../design/operation.ts";
import { expect, type Page } from "./test.ts";

const headers = { "x-channel": "poster", "x-locale": "de-DE" };

/** Begins a design of the visitor's without opening it. */
export async function beginDesign(page: Page, kind: string, query: string): Promise<string> {
  const answer = await page.request.post("/web-api/designs", { headers, data: { kind, query } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).design.id;
}

/** Changes a design that no tab has open; nothing may be wrong with the sides that are touched. */
export async function draw(page: Page, design: string, operations: readonly Operation[]): Promise<void> {
  const { sequence: baseSequence } = await (await page.request.get(`/web-api/designs/${design}`, { headers })).json();
  const data = { baseSequence, operations };
  const answer = await page.request.post(`/web-api/designs/${design}/operations`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
