import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { Channel } from "../../core/channel.ts";
import type { Country } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { literally } from "../../platform/database/like.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { whitelabelPath } from "./contract.ts";
import {
  type CustomerList,
  customerList,
  customersQuery,
  type FoundCustomer,
  foundCustomer,
  officeCustomerPaths,
  partnerLinkAnswer,
  partnerLinkRequest,
  whitelabelChange,
} from "./office-contract.ts";
import { partnerProofs } from "./partner-links.ts";
import { pathOfShop } from "./whitelabel.ts";

export interface OfficeCustomersOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** Address of a shop, without a slash at its end; undefined where it has none. */
  readonly originOf: (channel: Channel, country: Country) => string | undefined;
  readonly requireOperator: MiddlewareHandler<AppEnv>;
}

const lena: FoundCustomer = {
  id: "a1b2",
  number: 10_001,
  name: "Lena Muster",
  email: "lena@example.com",
  emailProven: true,
  whitelabelBy: "Mira Muster",
  since: "2026-11-22T08:00:00.000Z",
};
const lenasList: CustomerList = { customers: [lena], counts: { all: 1, partners: 1 }, total: 1, page: 1, pageSize: 50 };
const pageSize = 50;

/** Customers for operators: found, made a partner's or not, and links that begin a partner's visit. */
export function officeCustomersRoutes({
  db,
  clock,
  secret,
  originOf,
  requireOperator,
}: OfficeCustomersOptions): Router {
  const app = createRouter();
  const proofs = partnerProofs(secret);
  app.use("/office-api/customers/*", requireOperator);
  app.use(officeCustomerPaths.partnerLinks, requireOperator);

  const customers = () => db.selectFrom("person").where("office_role", "is", null);
  const withFacts = (query: ReturnType<typeof customers>) =>
    query
      .select(["id", "number", "name", "email", "email_verified as emailProven"])
      .select(["created_at as since", "whitelabel_by as whitelabelBy"]);
  type Row = Omit<FoundCustomer, "number" | "since"> & { readonly number: unknown; readonly since: Date };
  const viewOf = ({ number, since, ...row }: Row): FoundCustomer => ({
    ...row,
    number: Number(number),
    since: since.toISOString(),
  });

  app.openapi(
    createRoute({
      method: "get",
      path: officeCustomerPaths.customers,
      request: { query: customersQuery },
      responses: { 200: jsonAnswer(customerList, "Customers", lenasList), default: problems },
    }),
    async (c) => {
      const { search, state, page } = c.req.valid("query");
      const like = `%${literally(search)}%`;
      const found = customers().$if(search !== "", (query) =>
        query.where((eb) =>
          eb.or([
            eb("email", "ilike", like),
            eb("name", "ilike", like),
            ...(/^\d{1,15}$/.test(search) ? [eb("number", "=", Number(search) as never)] : []),
          ]),
        ),
      );
      const [rows, { all, partners }] = await Promise.all([
        withFacts(found)
          .$if(state === "partners", (query) => query.where("whitelabel_by", "is not", null))
          .orderBy("number", "desc")
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute(),
        found
          .select((eb) => [eb.fn.countAll<string>().as("all"), eb.fn.count<string>("whitelabel_by").as("partners")])
          .executeTakeFirstOrThrow(),
      ]);
      const counts = { all: Number(all), partners: Number(partners) };
      return c.json({ customers: rows.map(viewOf), counts, total: counts[state], page, pageSize }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: `${officeCustomerPaths.customers}/{id}/whitelabel`,
      request: {
        params: z.object({ id: z.string().max(100) }),
        body: jsonBody(whitelabelChange, { whitelabel: true }),
      },
      responses: { 200: jsonAnswer(foundCustomer, "The customer as she is now", lena), default: problems },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const by = c.req.valid("json").whitelabel ? operatorName(c) : null;
      await db
        .updateTable("person")
        .set({ whitelabel_by: by })
        .where("id", "=", id)
        .where("office_role", "is", null)
        .execute();
      const row = await withFacts(customers().where("id", "=", id)).executeTakeFirst();
      return row ? c.json(viewOf(row), 200) : problem(c, { status: 404, kind: "not-found" });
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: officeCustomerPaths.partnerLinks,
      request: {
        body: jsonBody(partnerLinkRequest.extend({ to: pathOfShop.openapi({ type: "string" }) }), {
          channel: "poster",
          country: "DE",
          partner: "Foto Huber",
          to: "/leinwanddruck",
          days: 90,
        }),
      },
      responses: {
        200: jsonAnswer(partnerLinkAnswer, "A link that begins a partner's visit", {
          link: "https://shop.example/whitelabel/switch?on=1&to=%2F&partner=Foto+Huber&until=1795000000&proof=YmVpc3BpZWw",
          until: "2026-11-18T10:26:40.000Z",
        }),
        default: problems,
      },
    }),
    (c) => {
      const { channel, country, partner, to, days } = c.req.valid("json");
      const origin = originOf(channel, country);
      if (origin === undefined) return problem(c, { status: 422, kind: "country-not-delivered" });
      const until = Math.floor(clock.now().getTime() / 1000) + days * 86_400;
      const proof = proofs.ofLink({ to, partner, until }, { channel, country });
      const query = new URLSearchParams({ on: "1", to, partner, until: `${until}`, proof });
      return c.json({ link: `${origin}${whitelabelPath}?${query}`, until: new Date(until * 1000).toISOString() }, 200);
    },
  );
  return app;
}
