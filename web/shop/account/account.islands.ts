export { Account } from "./account.tsx";
export { ForgottenForm } from "./forgotten-form.tsx";
export { NewEmail } from "./new-email.tsx";
export { NewPassword } from "./new-password.tsx";
