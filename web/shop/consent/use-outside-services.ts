import { useRouteLoaderData } from "react-router";
import type { OutsideServices } from "../../../core/consent.ts";

/** Services of others that this shop is set up with, as the root route says. */
export function useOutsideServices(): OutsideServices {
  const root = useRouteLoaderData("root") as Partial<OutsideServices> | undefined;
  const { chatScript = null, tagManager = null } = root ?? {};
  return { chatScript, tagManager };
}
