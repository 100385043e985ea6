import { type CustomerData, customerPaths } from "../../services/customers/contract.ts";
import { shopHeaders } from "./shop-headers.ts";

/** How long what the shop said of the visitor is taken for what it would say, in milliseconds. */
const freshFor = 5_000;
let before: { readonly payload: Promise<CustomerData["payload"]>; readonly at: number } | undefined;

/**
 * What the shop knows of the visitor: requested once for all who need it while a page begins. Plain `fetch`, because
 * every page loads this module. Rejects where there is no answer.
 */
export function customerData(): Promise<CustomerData["payload"]> {
  if (before && Date.now() - before.at < freshFor) return before.payload;
  const payload = ask();
  before = { payload, at: Date.now() };
  return payload;
}

async function ask(): Promise<CustomerData["payload"]> {
  const answer = await fetch(customerPaths.data + location.search, { headers: shopHeaders() });
  if (!answer.ok) throw new Error(`${customerPaths.data}: ${answer.status}`);
  return ((await answer.json()) as CustomerData).payload;
}
