import { useRouteLoaderData } from "react-router";
import { flagServices, type OutsideServices } from "../../../core/consent.ts";
import type { FlagClientSettings } from "../../../services/treatments/contract.ts";

/** Services of others that this shop is set up with, as the root route says. */
export function useOutsideServices(): OutsideServices {
  const root = useRouteLoaderData("root") as
    | (Partial<OutsideServices> & { readonly flagClient: FlagClientSettings | null })
    | undefined;
  const { chatScript = null, tagManager = null, flagClient = null } = root ?? {};
  return { chatScript, tagManager, ...flagServices(flagClient) };
}
