import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Page, type RouteModules, RouterContext } from "./page.ts";
import { Links, Meta } from "./page-head.tsx";
import { Outlet, PageTree } from "./page-tree.tsx";
import { useMatch, useOutletContext, useParams, useRouteError, useSearchParams } from "./react-router.tsx";

const route = (id: string) => ({ id, params: { id: "12" }, module: `/${id}.js`, styles: ["/shop.css"], loads: true });
const page: Page = {
  shell: "v1",
  location: { pathname: "/office/orders/12", search: "?q=Ada", hash: "" },
  routes: [route("root"), route("list"), route("order")],
  data: { root: {}, list: { title: "Aufträge" }, order: { title: "Auftrag 12" } },
};

function Order() {
  const [query] = useSearchParams();
  const open = useMatch("/office/orders/:id");
  return (
    <p>
      {String(useOutletContext())} {useParams().id} {query.get("q")} {open?.params.id}{" "}
      {String(useMatch("/office/mails/:id"))}
    </p>
  );
}

const title = ({ loaderData }: { loaderData?: { title: string } }) => [{ title: loaderData?.title ?? "Fehler" }];
const modules = {
  root: {
    Layout: ({ children }: { children: ReactNode }) => (
      <html lang="de">
        <head>
          <Meta />
          <Links />
        </head>
        <body>{children}</body>
      </html>
    ),
    default: () => <Outlet />,
  },
  list: {
    default: () => <Outlet context="zurück" />,
    meta: title,
    ErrorBoundary: () => <p>{String(useRouteError())}</p>,
  },
  order: { default: Order, meta: title },
} as unknown as RouteModules;

const drawn = (given: Page, of = modules) =>
  renderToStaticMarkup(
    <RouterContext value={{ page: given, modules: of, type: "POP", navigate: () => {}, preload: async () => false }}>
      <PageTree />
    </RouterContext>,
  );

describe("a page", () => {
  test("is its routes inside of each other, with what its address says and what the outer one gives", () => {
    expect(drawn(page)).toContain("<body><p>zurück 12 Ada 12 null</p></body>");
  });

  test("has the head of its innermost route, and each style sheet once", () => {
    expect(drawn(page)).toContain("<title>Auftrag 12</title>");
    expect(drawn(page).match(/shop\.css/g)).toHaveLength(1);
  });

  test("stands in the frame of its route, drawn from what was loaded for it; an error brings a frame of its own", () => {
    const frame = ({ loaderData, children }: { loaderData: { title: string }; children: ReactNode }) => (
      <section title={loaderData.title}>{children}</section>
    );
    const framed = { ...modules, list: { ...modules.list, handle: { frame } } } as RouteModules;
    expect(drawn(page, framed)).toContain('<section title="Aufträge"><p>zurück 12');
    const failed = { ...page, data: { root: {} }, error: { route: "list", value: "Nichts da" } };
    expect(drawn(failed, framed)).toContain("<body><p>Nichts da</p></body>");
  });

  test("is told by the route that tells errors, where one inside of it failed", () => {
    const failed = { ...page, data: { root: {} }, error: { route: "list", value: "Nichts da" } };
    expect(drawn(failed)).toContain("<body><p>Nichts da</p></body>");
    expect(drawn(failed)).toContain("<title>Fehler</title>");
  });
});
