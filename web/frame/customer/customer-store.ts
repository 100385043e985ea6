import { useEffect } from "react";
import { type CustomerData, customerPaths } from "../../../services/customers/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { customerData } from "../../browser/customer-data.ts";
import { createStore } from "../../browser/store/create-store.ts";
import { useStore } from "../../browser/store/use-store.ts";

/** What is personal; fetched by the page afterwards. */
export interface Visitor {
  readonly name?: string | undefined;
  readonly basketArticles?: number | undefined;
  /** A customer or an order of another brand. */
  readonly isWhitelabel?: boolean | undefined;
}

export type Customer = CustomerData["payload"];

/** Who looks at the page; null until the server has said so, and on the server, whose pages are for everyone. */
const store = createStore<Customer | null>(null);
let asked = false;

/** Takes over what the server said, for instance after a login. */
export const setCustomer = (next: Customer): void => store.write(next);

/**
 * Asks the server again, with the query of the page (second specification document, section 7). No answer is no reason
 * to disturb anyone: header and forms then show a visitor without name.
 */
export async function refreshCustomer(): Promise<void> {
  const answer = await browserApi().get<CustomerData>(customerPaths.data + location.search);
  if (answer.ok) setCustomer(answer.value.payload);
  else if (store.state() === null) setCustomer(nobody);
}

/** A login meanwhile counts more. */
const begin = (customer: Customer) => store.state() ?? setCustomer(customer);

const nobody: Customer = {
  emailHash: null,
  firstName: "",
  lastName: "",
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  number: null,
  order: { cartArticlesAmount: 0, isWhitelabelOrder: false },
  type: 0,
};

/** Keeps the number on the basket's icon true after a change of the basket. */
export function setBasketPieces(pieces: number): void {
  const customer = store.state();
  if (customer) setCustomer({ ...customer, order: { ...customer.order, cartArticlesAmount: pieces } });
}

/** The customer, asked for once a page load and after the page came back from the browser's memory. */
export function useCustomer(): Customer | null {
  useEffect(() => {
    if (!asked) void customerData().then(begin, refreshCustomer);
    asked = true;
    const refresh = (event: PageTransitionEvent) => void (event.persisted && refreshCustomer());
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, []);
  return useStore(store, null);
}

/** What the page frame shows of a customer. */
export const visitorOf = (customer: Customer | null): Visitor => ({
  name: customer?.isLoggedIn ? fullName(customer) : undefined,
  basketArticles: customer?.order.cartArticlesAmount,
  isWhitelabel: (customer?.isWhitelabelCustomer || customer?.order.isWhitelabelOrder) ?? false,
});

/** First and last name, only when logged in (second specification document, section 3). */
export const fullName = ({ firstName, lastName }: Pick<Customer, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
