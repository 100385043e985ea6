import { customerPaths } from "../../../services/customers/contract.ts";
import { NewPasswordInput } from "../../frame/login/new-password-input.tsx";
import { useMessages } from "../../words/context.tsx";
import { TokenForm } from "./token-form.tsx";

/** Setting a new password. */
export function NewPassword() {
  const t = useMessages().account;
  return (
    <TokenForm
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
    </TokenForm>
  );
}
