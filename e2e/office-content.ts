import type { APIRequestContext } from "@playwright/test";
import { expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { demoSecrets, operatorEmail } from "./demo-people.ts";

type Content = Record<string, unknown>;
const pages = "/office-api/content/pages";

/** The office's API for the demo's operator, who signs in from an address of her own; one address may do so a few times only. */
export async function officeApi(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string,
  from: string,
): Promise<APIRequestContext> {
  const extraHTTPHeaders = { "x-forwarded-for": from, origin: baseURL };
  const office = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
  const password = (await demoSecrets()).operatorPassword;
  expect((await office.post("/office-api/login", { data: { email: operatorEmail, password } })).ok()).toBe(true);
  return office;
}

/** Waits until the shop gives a page out with these words, or without them: it hears of a publication a moment after it. */
export const comesOut = (shop: APIRequestContext, path: string, said: string, isSaid = true): Promise<void> =>
  expect.poll(async () => (await (await shop.get(path)).text()).includes(said), { message: path }).toBe(isSaid);

/** The number of a page by its whole address. */
export async function pageAt(office: APIRequestContext, slug: string): Promise<number> {
  const found = await (await office.get(`${pages}?search=${encodeURIComponent(slug.split("/").at(-1) ?? "")}`)).json();
  return found.pages.find((one: { fullSlug: string }) => one.fullSlug === slug).id;
}

/** Writes a page anew and publishes it. @returns what it was before */
export async function publishChanged(
  office: APIRequestContext,
  id: number,
  change: (content: Content) => Content,
): Promise<Content> {
  const draft = await (await office.get(`${pages}/${id}/draft`)).json();
  const data = { revision: draft.revision, content: change(draft.content) };
  const { revision } = await (await office.put(`${pages}/${id}/draft`, { data })).json();
  expect((await office.post(`${pages}/${id}/publication`, { data: { revision } })).status()).toBe(200);
  return draft.content;
}
