import type { ComponentType } from "react";
import type { RouteObject } from "react-router";

/** Before the paths of its pages. */
export const officePaths = "/office";

/** A page's module, loaded when somebody goes there. */
type Load = () => Promise<{ readonly default: ComponentType }>;

const lazily = (load: Load) => async () => ({ Component: (await load()).default });
const route = (path: string, load: Load, children?: RouteObject[]): RouteObject => ({
  path,
  lazy: lazily(load),
  caseSensitive: true,
  ...(children && { children }),
});
const index = (load: Load): RouteObject => ({ index: true, lazy: lazily(load) });
const layout = (load: Load, children: RouteObject[]): RouteObject => ({ lazy: lazily(load), children });

/** The office's pages, all behind its door. */
export const officeRoutes: RouteObject[] = [
  layout(
    () => import("./orders/orders-route.tsx"),
    [index(() => import("./orders/no-order-route.tsx")), route("orders/:id", () => import("./orders/order-route.tsx"))],
  ),
  route("new-password", () => import("./session/new-password-route.tsx")),
  route("access", () => import("./access/access-route.tsx")),
  route("jobs", () => import("./jobs/jobs-route.tsx")),
  route("print-houses", () => import("./print-houses/print-houses-route.tsx")),
  route("prices", () => import("./catalogue/catalogue-route.tsx")),
  route("prices/:subject", () => import("./catalogue/subject-route.tsx")),
  route("blocks", () => import("./blocks/blocks-route.tsx")),
  route("ui", () => import("./ui/ui-route.tsx")),
  route("funnel", () => import("./funnel/funnel-route.tsx")),
  route("log", () => import("./log/log-route.tsx")),
  route("customers", () => import("./customers/customers-route.tsx")),
  route("newsletter", () => import("./newsletter/newsletter-route.tsx")),
  route("chats", () => import("./chats/chats-route.tsx"), [
    index(() => import("./chats/no-chat-route.tsx")),
    route(":id", () => import("./chats/chat-route.tsx")),
  ]),
  route("flags", () => import("./flags/flags-route.tsx")),
  route("flags/new", () => import("./flags/flag-route.tsx")),
  route("flags/flag/:name", () => import("./flags/flag-route.tsx")),
  route("flags/environments", () => import("./flags/environments-route.tsx")),
  route("flags/segments", () => import("./flags/segments-route.tsx")),
  route("flags/segments/:name", () => import("./flags/segment-route.tsx")),
  route("flags/rules/new", () => import("./flags/rule-segment-route.tsx")),
  route("flags/rules/segment/:name", () => import("./flags/rule-segment-route.tsx")),
  route("wording", () => import("./wording/wording-route.tsx")),
  route("vouchers", () => import("./vouchers/vouchers-route.tsx")),
  route("content/pages/:id/edit", () => import("./content/editor/editor-route.tsx")),
  route("content", () => import("./content/content-route.tsx"), [
    layout(
      () => import("./content/pages-route.tsx"),
      [
        index(() => import("./content/no-page-route.tsx")),
        route("pages/:id", () => import("./content/page-route.tsx")),
      ],
    ),
    layout(
      () => import("./content/assets-route.tsx"),
      [
        route("assets", () => import("./content/no-asset-route.tsx")),
        route("assets/:id", () => import("./content/asset-route.tsx")),
      ],
    ),
    layout(
      () => import("./content/releases/releases-route.tsx"),
      [
        route("releases", () => import("./content/releases/no-release-route.tsx")),
        route("releases/:id", () => import("./content/releases/release-route.tsx")),
      ],
    ),
    route("redirects", () => import("./content/redirects/redirects-route.tsx")),
    route("transfer", () => import("./content/transfer-route.tsx")),
    route("tokens", () => import("./content/tokens/tokens-route.tsx")),
  ]),
  route("mails", () => import("./mails/mails-route.tsx"), [
    index(() => import("./mails/no-mail-route.tsx")),
    route(":id", () => import("./mails/mail-route.tsx")),
  ]),
];

/** All addresses of the office, for the server: any other is no page. */
export const officeAddresses: readonly string[] = [
  officePaths,
  ...officeRoutes.flatMap((one) => addressesIn(one, officePaths)),
];

function addressesIn({ path, children = [] }: RouteObject, before: string): readonly string[] {
  const here = path === undefined ? before : `${before}/${path}`;
  return [...(path === undefined ? [] : [here]), ...children.flatMap((one) => addressesIn(one, here))];
}
