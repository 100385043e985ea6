import "../../ui/icons/register-tools.ts";

export { Office } from "./office.tsx";
