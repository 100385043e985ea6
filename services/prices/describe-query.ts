import { z } from "@hono/zod-openapi";
import type { LinkParameter } from "../../products/offer.ts";
import type { AnyKind } from "../../products/registry.ts";
import { sharedParameters } from "./known-parameters.ts";

/** A query whose values the service reads by itself, described for the interface: every wrong one is named by its reason. */
export function describeQuery(kinds: readonly AnyKind[], more: Readonly<Record<string, string>> = {}) {
  const parameters = Object.assign({}, sharedParameters, ...kinds.map(({ offer }) => offer.parameters));
  const described = [
    ...Object.entries(parameters as Readonly<Record<string, LinkParameter>>).flatMap(([name, one]) => named(name, one)),
    ...Object.entries(more).map(([name, description]) => [name, anyText(description)] as const),
  ];
  return z.object(Object.fromEntries(described));
}

const anyText = (description: string, example?: string) =>
  z
    .any()
    .optional()
    .openapi({ type: "string", description, ...(example === undefined ? {} : { example }) });

function named(name: string, { meaning, example, shape }: LinkParameter) {
  switch (shape) {
    case "list":
      return [[`${name}[]`, anyText(meaning, example)] as const];
    case "map":
      return [[`${name}[sku]`, anyText(`${meaning} For instance ${example}`, "50")] as const];
    default:
      return [[name, anyText(meaning, example)] as const];
  }
}
