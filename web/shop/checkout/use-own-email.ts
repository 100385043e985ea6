import { useEffect } from "react";
import { customerPaths, type OwnAccount } from "../../../services/customers/contract.ts";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { useCustomer } from "../../frame/customer/customer-store.ts";
import type { useDraft } from "./use-draft.ts";

/** Who is logged in need not type the address of her account; what she typed stays. */
export function useOwnEmail({ turn, ready }: Pick<ReturnType<typeof useDraft>, "turn" | "ready">): void {
  const customer = useCustomer();
  const email = useFetched<OwnAccount>(customer?.isLoggedIn ? customerPaths.account : null).value?.email;
  useEffect(() => {
    if (ready && email) turn((now) => (now.email.trim() === "" ? { ...now, email } : now));
  }, [ready, email, turn]);
}
