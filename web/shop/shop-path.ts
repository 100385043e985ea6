/** The address of a page of the shop in a locale. */
export { localPath as shopPath } from "../../core/locale-address.ts";
