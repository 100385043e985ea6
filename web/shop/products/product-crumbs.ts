import { readGroup } from "../../frame/navigation/read-strip.ts";
import type { PageContext } from "../../reading/page-context.ts";
import { typeOfKind } from "./kind-groups.ts";

interface ProductPlace {
  readonly path: string;
  readonly kind: string;
  readonly name: string;
  readonly breadcrumb: readonly { readonly text: string; readonly link: { readonly url: string } }[];
}

type Context = Pick<PageContext, "api" | "shop" | "origins" | "cardsFolder" | "teamHost" | "shared">;

/** The way to a product page: first the group of goods that it belongs to, unless both have one name. */
export async function productCrumbs(
  context: Context,
  { path, kind, name, breadcrumb }: ProductPlace,
): Promise<ProductPlace["breadcrumb"][number][]> {
  // Its own address stands nowhere in the navigation, its goods do.
  const group = await readGroup(context, { path, type: typeOfKind(kind) });
  return group && group.text !== name
    ? [{ text: group.text, link: { url: group.href } }, ...breadcrumb]
    : [...breadcrumb];
}
