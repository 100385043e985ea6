import { addressToGo } from "../../browser/navigation/our-guards.ts";

/** On to the page of whoever takes the payment, which may be another site. Browser only. */
export const toPayment = (url: string): void => location.assign(addressToGo(url, new URL(location.href), true));
