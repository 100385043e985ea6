import { type QueryParameters, writeQuery } from "../core/query-string.ts";
import { calendar } from "./calendar/calendar.ts";
import { card } from "./card/card.ts";
import { collage } from "./collage/collage.ts";
import type { ProductKind } from "./kind.ts";
import { photobook } from "./photobook/photobook.ts";
import { photobox } from "./photobox/photobox.ts";
import { photoframe } from "./photoframe/photoframe.ts";
import { photoprint } from "./photoprint/photoprint.ts";

/**
 * A kind whose configuration and catalogue types only it knows. What goes in was parsed by its own schemas, so the
 * rest of the house can carry it without looking inside.
 */
// biome-ignore lint/suspicious/noExplicitAny: kinds of different types; each call site parses by the kind's schema.
export type AnyKind = ProductKind<any, any>;

/** A kind that can be designed, and so ordered. */
export type DesignableKind = AnyKind & { readonly design: NonNullable<AnyKind["design"]> };

/** Every product kind of the shop, in the order in which they are recognised. An eighth kind is one more line. */
export const productKinds: readonly AnyKind[] = [photobox, collage, photoframe, calendar, photobook, card, photoprint];

/** The kind of a key, for instance "photoframe". */
export const kindOf = (key: string): AnyKind | undefined => productKinds.find((kind) => kind.key === key);

/** The kind of a key when it can be designed. */
export function designableKindOf(key: string): DesignableKind | undefined {
  const kind = kindOf(key);
  return kind && isDesignable(kind) ? kind : undefined;
}

const isDesignable = (kind: AnyKind): kind is DesignableKind => kind.design !== null;

/** The kind whose designer lives at this path, with or without trailing slash. */
export const kindOfPath = (path: string): AnyKind | undefined =>
  productKinds.find(({ designerPath }) => designerPath === path || designerPath === `${path}/`);

/**
 * The kind of these configuration fields (specification section 3, product type); undefined when none recognises them.
 */
export const recogniseKind = (fields: Readonly<Record<string, unknown>>): AnyKind | undefined =>
  productKinds.find((kind) => kind.recognises(fields));

/** The address of the designer for a configuration, with more parameters (addToCart, gclid ...) behind its own. */
export function designerLink<Config>(
  kind: Pick<ProductKind<Config, never>, "designerPath" | "writeLink">,
  configuration: Config,
  more: QueryParameters = {},
): string {
  return `${kind.designerPath}?${writeQuery({ ...kind.writeLink(configuration), ...more })}`;
}
