import { createRoute } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { Shop } from "../../core/shop.ts";
import type { Db } from "../../platform/database/database.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Seller } from "../legal/contract.ts";
import type { Mail } from "../mail/service.ts";
import { contactMail } from "./contact-mail.ts";
import { contactMessage, contactPaths, isContactPerson } from "./contract.ts";

export interface ContactRoutesOptions {
  readonly db: Db;
  readonly mail: Pick<Mail, "write">;
  readonly seller: Pick<Seller, "email">;
  /** The form's address in a channel and a language. */
  readonly formPage: (shop: Pick<Shop, "channel" | "locale">) => string;
  /** Against programs that write. */
  readonly limitMessages: MiddlewareHandler<AppEnv>;
}

const example = {
  id: "0199a1f0-3c1e-7a44-9d0e-6a1d6b1f2c3d",
  name: "Lena Berger",
  email: "lena@example.com",
  orderNumber: "",
  person: "print",
  message: "Welches Papier passt zu einem Foto mit viel Schwarz?",
};

/** Writing to the shop; see contract.ts. */
export function contactRoutes({ db, mail, seller, formPage, limitMessages }: ContactRoutesOptions): Router {
  const app = createRouter();
  app.use(contactPaths.contact, limitMessages);
  app.openapi(
    createRoute({
      method: "post",
      path: contactPaths.contact,
      request: { body: jsonBody(contactMessage, example) },
      responses: { 204: { description: "The message is written, now or before" }, default: problems },
    }),
    async (c) => {
      const message = c.req.valid("json");
      const { locale, channel } = c.var.shop;
      c.header("cache-control", "private, no-store");
      // A program hears nothing that would teach it.
      if (message.website === "") {
        if (message.person !== "" && !isContactPerson(message.person))
          logEvent(c.var.log, "contact-form-person-not-found", { person: message.person });
        await mail.write(
          db,
          contactMail({ message, locale, channel, to: seller.email, shopUrl: formPage(c.var.shop) }),
        );
      }
      return c.body(null, 204);
    },
  );
  return app;
}
