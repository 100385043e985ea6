import { customerPaths } from "../../../services/customers/contract.ts";
import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { TokenPage } from "./token-page.tsx";

export const headers = cachedForAll;

/** Confirming a new mail address. It takes a press, because mail programs open links to look at them. */
export default function NewEmailRoute() {
  const t = useMessages().account;
  return (
    <TokenPage
      path={customerPaths.confirmEmail}
      title={t.newEmailTitle}
      send={t.confirmEmail}
      sending={t.changing}
      done={t.emailConfirmed}
      wayOn={() => ({ path: "/account", text: t.title })}
    >
      {() => <p>{t.newEmailText}</p>}
    </TokenPage>
  );
}
