import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The office's pages, all behind its door. */
export const officeRoutes: RouteConfigEntry[] = [
  route("office", "office/office-route.tsx", [
    layout("office/orders/desk-route.tsx", [
      index("office/orders/no-order-route.tsx"),
      route("orders/:id", "office/orders/order-route.tsx"),
    ]),
    route("new-password", "office/session/new-password-route.tsx"),
    route("access", "office/access/access-route.tsx"),
    route("jobs", "office/jobs/jobs-route.tsx"),
    route("print-houses", "office/print-houses/print-houses-route.tsx"),
    route("prices", "office/catalogue/catalogue-route.tsx"),
    route("prices/:subject", "office/catalogue/subject-route.tsx"),
    route("blocks", "office/blocks/blocks-route.tsx"),
    route("ui", "office/ui/ui-route.tsx"),
    route("funnel", "office/funnel/funnel-route.tsx"),
    route("log", "office/log/log-route.tsx"),
    route("customers", "office/customers/customers-route.tsx"),
    route("newsletter", "office/newsletter/newsletter-route.tsx"),
    route("chats", "office/chats/chats-route.tsx", [
      index("office/chats/no-chat-route.tsx"),
      route(":id", "office/chats/chat-route.tsx"),
    ]),
    route("flags", "office/flags/flags-route.tsx"),
    route("flags/new", "office/flags/flag-route.tsx", { id: "new-flag" }),
    route("flags/flag/:name", "office/flags/flag-route.tsx"),
    route("flags/environments", "office/flags/environments-route.tsx"),
    route("flags/segments", "office/flags/segments-route.tsx"),
    route("flags/segments/:name", "office/flags/segment-route.tsx"),
    route("flags/rules/new", "office/flags/rule-segment-route.tsx", { id: "new-rule-segment" }),
    route("flags/rules/segment/:name", "office/flags/rule-segment-route.tsx"),
    route("vouchers", "office/vouchers/vouchers-route.tsx"),
    route("content/pages/:id/edit", "office/content/editor/editor-route.tsx"),
    route("content", "office/content/content-route.tsx", [
      layout("office/content/pages-route.tsx", [
        index("office/content/no-page-route.tsx"),
        route("pages/:id", "office/content/page-route.tsx"),
      ]),
      layout("office/content/assets-route.tsx", [
        route("assets", "office/content/no-asset-route.tsx"),
        route("assets/:id", "office/content/asset-route.tsx"),
      ]),
      layout("office/content/releases/releases-route.tsx", [
        route("releases", "office/content/releases/no-release-route.tsx"),
        route("releases/:id", "office/content/releases/release-route.tsx"),
      ]),
      route("redirects", "office/content/redirects/redirects-route.tsx"),
      route("transfer", "office/content/transfer-route.tsx"),
      route("tokens", "office/content/tokens/tokens-route.tsx"),
    ]),
    route("mails", "office/mails/mails-route.tsx", [
      index("office/mails/no-mail-route.tsx"),
      route(":id", "office/mails/mail-route.tsx"),
    ]),
  ]),
];
