import { flagServices, type OutsideServices } from "../../../core/consent.ts";
import type { FlagClientSettings } from "../../../services/treatments/contract.ts";
import { useLoadedRoot } from "../../browser/navigation/page.ts";

/** Services of others that this shop is set up with, as the root route says. */
export function useOutsideServices(): OutsideServices {
  const root = useLoadedRoot() as
    | (Partial<OutsideServices> & { readonly flagClient: FlagClientSettings | null })
    | undefined;
  const { chatScript = null, tagManager = null, flagClient = null } = root ?? {};
  return { chatScript, tagManager, ...flagServices(flagClient) };
}
