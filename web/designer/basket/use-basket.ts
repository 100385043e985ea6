import { useEffect, useMemo } from "react";
import type { Api } from "../../../core/http/api.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { useStore } from "../../browser/store/use-store.ts";
import { trackNewLine } from "../../frame/tracking/track-line.ts";
import type { DesignContext } from "../context/design-context.ts";
import { type BasketFlow, type BasketState, createBasketFlow } from "./basket-flow.ts";

/** The way into the basket; once there, the basket's page is opened. */
export function useBasket(
  context: DesignContext,
  api: Api,
): { readonly flow: BasketFlow; readonly state: BasketState } {
  const flow = useMemo(() => createBasketFlow(context, api, trackNewLine), [context, api]);
  const state = useStore(flow);
  useEffect(() => {
    if (state.step === "added") location.assign(shopPath(context.shop, "/cart"));
  }, [state, context]);
  return { flow, state };
}
