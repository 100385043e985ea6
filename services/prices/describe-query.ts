import { z } from "@hono/zod-openapi";
import { locales } from "../../core/locale.ts";
import type { LinkParameter } from "../../products/offer.ts";
import { flagTexts } from "../../products/read-strictly.ts";
import { type AnyKind, productKinds } from "../../products/registry.ts";
import { sharedParameters } from "./known-parameters.ts";
import demoValues from "./offered-values.json" with { type: "json" };

/** A query that the service parses itself, described for OpenAPI: every wrong value is named with its reason. */
export function describeQuery(kinds: readonly AnyKind[], more: Readonly<Record<string, string>> = {}) {
  const own = [...new Set(kinds.flatMap(({ offer }) => Object.keys(offer.parameters)))];
  const described = [
    ...Object.entries(sharedParameters).map(([name, one]) => {
      const only = name === "productType" && kinds.length === 1 ? kinds[0] : undefined;
      return [name, anyText(one.meaning, schemaOf(name, only ? { ...one, example: only.key } : one))] as const;
    }),
    // A kind may say more about one of those.
    ...own.flatMap((name) => ofKinds(kinds, name)),
    ...Object.entries(more).map(([name, meaning]) => [name, anyText(meaning)] as const),
  ];
  return z.object(Object.fromEntries(described));
}

type Schema = Readonly<Record<string, unknown>>;

const anyText = (description: string, schema: Schema = {}) =>
  z
    .any()
    .optional()
    .openapi({ type: "string", description, ...schema });

/** A parameter as each kind means it. What every kind says alike is said once. */
function ofKinds(kinds: readonly AnyKind[], name: string) {
  const owners = kinds.flatMap(({ key, offer: { parameters } }) => {
    const one = parameters[name];
    return one ? [{ key, one }] : [];
  });
  const [first] = owners;
  if (!first) return [];
  const meanings = new Set(owners.map(({ one }) => one.meaning));
  const meaning =
    meanings.size === 1 ? first.one.meaning : owners.map(({ key, one }) => `${key}: ${one.meaning}`).join(" ");
  const offered = [...new Set(owners.flatMap(({ key }) => offeredIn(key, name)))];
  return [named(name, meaning, first.one, offered)];
}

function named(name: string, meaning: string, one: LinkParameter, offered: readonly string[]) {
  switch (one.shape) {
    case "list":
    case "list-or-map":
      return [`${name}[]`, anyText(meaning, schemaOf(name, one, offered))] as const;
    case "map":
      return [`${name}[sku]`, anyText(`${meaning} For instance ${one.example}`, { example: "50" })] as const;
    default:
      return [name, anyText(meaning, schemaOf(name, one, offered))] as const;
  }
}

const products = [...new Set(productKinds.flatMap(({ key, productType }) => [key, productType]))];
const fixed: Readonly<Record<string, readonly string[]>> = { productType: products, locale: locales };

/**
 * Values fixed by code are an `enum`; those of the catalogue, which operators may change, are `examples` of the demo
 * shop.
 */
function schemaOf(name: string, { example, shape, values }: LinkParameter, offered: readonly string[] = []): Schema {
  const known = shape === "flag" ? flagTexts : (values ?? fixed[name]);
  if (known) return { enum: known, example };
  return offered.length > 0 ? { examples: offered, example } : { example };
}

const offeredIn = (kind: string, name: string): readonly string[] =>
  (demoValues as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[kind]?.[name] ?? [];
