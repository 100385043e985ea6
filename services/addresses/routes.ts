import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Outcome } from "../../core/outcome.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { type AddressProblem, addressBook, addressPaths, changedAddress, newAddress } from "./contract.ts";
import { examples } from "./examples.ts";
import type { Addresses } from "./service.ts";

export interface AddressesRoutesOptions {
  readonly addresses: Addresses;
  /** Slow down who saves by the thousand. */
  readonly limitAddresses: MiddlewareHandler<AppEnv>;
}

const params = z.object({ id: z.uuid() });
const path = `${addressPaths.addresses}/{id}` as const;
const statuses = { "not-signed-in": 401, "address-gone": 404, "address-changed": 409, "addresses-full": 409 } as const;

/** A customer's address book; see contract.ts. */
export function addressesRoutes({ addresses, limitAddresses }: AddressesRoutesOptions): Router {
  const app = createRouter();
  const answers = { 200: jsonAnswer(addressBook, "The address book as it is now", examples.book), default: problems };
  const refuse = (c: Context, kind: AddressProblem) => problem(c, { status: statuses[kind], kind });

  /** Runs a signed-in customer's action, and responds with her address book. */
  async function after(c: Context<AppEnv>, act: (customerId: string) => Promise<Outcome<void, AddressProblem> | null>) {
    c.header("cache-control", "private, no-store");
    const customerId = c.var.visitor?.customerId;
    if (!customerId) return refuse(c, "not-signed-in");
    const outcome = await act(customerId);
    if (outcome && !outcome.ok) return refuse(c, outcome.error);
    return c.json({ addresses: await addresses.list(customerId) }, 200);
  }

  app.openapi(createRoute({ method: "get", path: addressPaths.addresses, responses: answers }), (c) =>
    after(c, async () => null),
  );

  app.post(addressPaths.addresses, limitAddresses);
  app.openapi(
    createRoute({
      method: "post",
      path: addressPaths.addresses,
      request: { body: jsonBody(newAddress, examples.newAddress) },
      responses: answers,
    }),
    (c) => after(c, (customerId) => addresses.add(customerId, c.req.valid("json"))),
  );

  app.put(`${addressPaths.addresses}/:id`, limitAddresses);
  app.openapi(
    createRoute({
      method: "put",
      path,
      request: { params, body: jsonBody(changedAddress, { ...examples.newAddress, version: 1 }) },
      responses: answers,
    }),
    (c) => after(c, (customerId) => addresses.change(customerId, c.req.valid("param").id, c.req.valid("json"))),
  );

  app.openapi(createRoute({ method: "delete", path, request: { params }, responses: answers }), (c) =>
    after(c, async (customerId) => {
      await addresses.remove(customerId, c.req.valid("param").id);
      return null;
    }),
  );
  return app;
}
