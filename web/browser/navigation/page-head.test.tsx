import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Page, type RouteModules, RouterContext } from "./page.ts";
import { Links, Meta } from "./page-head.tsx";

const route = (id: string) => ({ id, params: {}, module: `/${id}.js`, styles: ["/shop.css"], loads: true });
const page: Page = {
  shell: "v1",
  location: { pathname: "/themes/12", search: "", hash: "" },
  routes: [route("root"), route("list"), route("theme")],
  data: { root: {}, list: { title: "Themen" }, theme: { title: "Thema 12" } },
};
const meta = ({ loaderData }: { loaderData?: { title: string } }) => [{ title: loaderData?.title ?? "Fehler" }];
const modules = { root: {}, list: { meta }, theme: { meta } } as unknown as RouteModules;

const drawn = (given: Page) =>
  renderToStaticMarkup(
    <RouterContext value={{ page: given, modules, type: "POP", navigate: () => {}, preload: async () => false }}>
      <Meta />
      <Links />
    </RouterContext>,
  );

describe("a page", () => {
  test("has the head of its innermost route, and each style sheet once", () => {
    expect(drawn(page)).toContain("<title>Thema 12</title>");
    expect(drawn(page).match(/shop\.css/g)).toHaveLength(1);
  });

  test("has the head of the route that tells its error", () => {
    const failed = { ...page, data: { root: {} }, error: { route: "list", value: "Nichts da" } };
    expect(drawn(failed)).toContain("<title>Fehler</title>");
  });
});
