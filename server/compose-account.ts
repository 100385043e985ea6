import type { Database } from "../platform/database/database.ts";
import type { Addresses } from "../services/addresses/service.ts";
import type { CustomersRoutesOptions } from "../services/customers/routes.ts";
import { type AccountPorts, accountChanges, type Customers } from "../services/customers/service.ts";
import type { Designs } from "../services/designs/service.ts";
import type { HelpChat } from "../services/help-chat/service.ts";
import type { Newsletter } from "../services/newsletter/service.ts";
import type { Photos } from "../services/photos/service.ts";
import type { Recipients } from "../services/recipients/service.ts";
import type { Wishlist } from "../services/wishlist/service.ts";
import type { composeOrders } from "./compose-orders.ts";
import type { RateLimits } from "./rate-limits.ts";

export interface ComposeAccountOptions {
  readonly database: Database;
  readonly customers: Customers;
  readonly ports: AccountPorts;
  readonly limits: Pick<RateLimits, "accountChanges" | "emailProofs" | "newEmails">;
  readonly orderWay: Pick<Awaited<ReturnType<typeof composeOrders>>, "carts" | "orders" | "vouchers">;
  readonly designs: Designs;
  readonly photos: Photos;
  readonly wishlist: Wishlist;
  readonly recipients: Recipients;
  readonly addresses: Addresses;
  readonly newsletter: Newsletter;
  readonly helpChat: HelpChat;
}

/** What each service does with a customer's data when her account ends or is merged, and for her copy of it. */
export function composeAccount(options: ComposeAccountOptions) {
  const { database, customers, ports, limits, designs, photos, wishlist, recipients, addresses, newsletter, helpChat } =
    options;
  const { carts, orders, vouchers } = options.orderWay;
  return {
    changes: accountChanges({
      database,
      signIn: customers.signIn,
      ports,
      // Baskets first: an order that is just placed is seen by those after them. Addresses go with the person's row.
      forgetters: [
        carts.forget,
        orders.forget,
        vouchers.forget,
        (trx, id, heir) => designs.forget(trx, id, heir, orders.orderedAmong),
        photos.forget,
        wishlist.forget,
        recipients.forget,
        async (trx, _id, _heir, email) => void (email && (await newsletter.forget(trx, email))),
        (trx, id, _heir, email) => helpChat.forget(trx, id, email),
      ],
      joiners: [
        carts.join,
        orders.join,
        vouchers.join,
        designs.join,
        photos.join,
        wishlist.join,
        recipients.join,
        addresses.join,
        helpChat.join,
      ],
    }),
    exporters: {
      addresses: ({ customerId }) => addresses.list(customerId),
      orders: ({ customerId }) => orders.exported(customerId),
      vouchers: async ({ customerId }) => vouchers.mine(await orders.own(customerId)),
      designs: designs.exported,
      photos: ({ customerId }) => photos.exported(customerId),
      wishlist: wishlist.list,
      recipients: ({ customerId }) => recipients.exported(customerId),
      chats: ({ customerId }) => helpChat.exported(customerId),
      // Hers once she has shown that the address is: an account is made with any.
      newsletter: async ({ customerId }) => newsletter.exported(await customers.provenEmail(customerId)),
    },
    limitChanges: limits.accountChanges,
    limitProofs: limits.emailProofs,
    limitNewEmails: limits.newEmails,
  } satisfies CustomersRoutesOptions["account"];
}
