import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { breadcrumbList, graphOf } from "./graph.ts";

test("what an editor writes cannot leave the script it stands in, and is read back as it was", () => {
  const name = "</script><script>alert(1)</script> & <!-- \u2028";
  const graph = graphOf([breadcrumbList("https://shop.example", [{ name, path: "/" }])]);
  const Page = createRoutesStub([{ path: "/", Component: Meta, meta: () => [{ "script:ld+json": graph }] as never }]);
  const html = renderToString(<Page />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(graph);
});
