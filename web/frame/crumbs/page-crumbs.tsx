import type { Crumb } from "../../../ui/breadcrumb.tsx";
import { useMessages } from "../../words/context.tsx";
import { Crumbs } from "../chrome/page-frame.tsx";
import { useHome, useSamePath, useShop } from "../use-shop.ts";
import "./page-crumbs.css";
import { breadcrumbList, graphOf } from "../page-head/graph.ts";

/** The trail from the home page to a page of the shop. @param behind the home page; the last is the page itself */
export function useOwnCrumbs(...behind: readonly Crumb[]): readonly Crumb[] {
  const { homeHref, words } = useHome();
  return [{ text: words.home, href: homeHref }, ...behind];
}

interface PageCrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** For one visitor: search engines are told nothing. */
  readonly personal?: boolean;
}

/** The way to a page at its head, said to search engines as other pages say it. */
export function PageCrumbs({ crumbs, personal = false }: PageCrumbsProps) {
  const { breadcrumbs } = useMessages().chrome;
  const { platform } = useShop();
  const { canonical } = useSamePath();
  const told = !personal && platform === "web" && canonical !== undefined;
  return (
    <div className="wrap page-crumbs">
      <Crumbs label={breadcrumbs} crumbs={crumbs} />
      {told && <script type="application/ld+json">{JSON.stringify(wayOf(crumbs, canonical))}</script>}
    </div>
  );
}

const wayOf = (crumbs: readonly Crumb[], page: string) =>
  graphOf([
    breadcrumbList(
      new URL(page).origin,
      crumbs.map(({ text, href }) => ({ name: text, path: href ?? page })),
    ),
  ]);
