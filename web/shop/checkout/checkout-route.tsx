import { data } from "react-router";
import { labelsPath } from "../../../services/labels/contract.ts";
import { islandsOf } from "../../browser/islands/island.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { ask } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import * as views from "./checkout.islands.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";

const Checkout = islandsOf("web/shop/checkout/checkout.islands.ts", views)("Checkout", "load");

export const headers = cachedForAll;

/** The words on the order button are prescribed by each country's law and belong to the vocabulary, not to us. */
export async function loader({ context }: LoaderArgs) {
  const answer = await ask(context.get(pageContext).api, labelsPath);
  const orderButton = answer.ok ? answer.value.labels["legal.orderButton"] : undefined;
  if (typeof orderButton !== "string") throw data({ message: "the order button has no words" }, { status: 503 });
  return { orderButton };
}

export default function CheckoutPage({ loaderData }: PageProps<typeof loader>) {
  const t = useMessages().checkout;
  return (
    <CheckoutFrame>
      <PageHead title={t.title} personal />
      <NeedsScripts without={t.withoutScripts}>
        <Checkout orderButton={loaderData.orderButton} />
      </NeedsScripts>
    </CheckoutFrame>
  );
}
