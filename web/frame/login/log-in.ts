import { defineDialog } from "../dialogs/dialogs.ts";
import type { AccountWish } from "./account-dialog.tsx";

/** Where signing up, a new password and its confirmation begin. */
export const logIn = defineDialog<AccountWish>(
  "log-in",
  async () => (await import("./account-dialog.tsx")).AccountDialog,
);
