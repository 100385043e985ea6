import { customerPaths } from "../../../services/customers/contract.ts";
import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { NewPasswordInput } from "./new-password-input.tsx";
import { TokenPage } from "./token-page.tsx";

export const headers = cachedForAll;

/** Setting a new password. */
export default function NewPasswordRoute() {
  const t = useMessages().account;
  return (
    <TokenPage
      path={customerPaths.newPassword}
      title={t.newPasswordTitle}
      send={t.setPassword}
      sending={t.settingPassword}
      done={() => t.passwordSet}
      wayOn={(isSet) =>
        isSet ? { path: "/account", text: t.logIn } : { path: "/account/forgotten", text: t.askAgain }
      }
    >
      {(fault) => <NewPasswordInput label={t.newPassword} error={fault("password")} />}
    </TokenPage>
  );
}
