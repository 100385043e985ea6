import { pageTitle } from "../../core/page-title.ts";
import { cachedForAll } from "../frame/page-head/cached-for-all.ts";
import { IconsPage } from "./icons-page.tsx";

export const headers = cachedForAll;

export const meta = () => [{ title: pageTitle("Icons") }, { name: "robots", content: "noindex,nofollow" }];

/** The sheet of icons, without the frame of the shop's pages (specification section 2). */
export default function IconsRoute() {
  return <IconsPage />;
}
