import { port } from "./place.ts";
import { type APIRequestContext, expect, test } from "./test.ts";

/** Of the card shop's hundred and sixty designs these few stand for all. */
const designs = 3;

const visit = (request: APIRequestContext, host: string, path: string) =>
  request.get(path, { headers: { host: `${host}:${port}` } });

async function listed(request: APIRequestContext, host: string, map: string): Promise<string[]> {
  const answer = await visit(request, host, map);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

const contentOf = (html: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];

// Core document, section 1: public routes.
for (const host of ["localhost", "cards.localhost", "fr.localhost"]) {
  test(`each page of ${host} that search engines may list says what is on it, once and in few words`, async ({
    request,
  }) => {
    test.setTimeout(120_000);
    const maps = await listed(request, host, "/sitemap.xml");
    const paths = (await Promise.all(maps.map((map) => listed(request, host, map)))).flat();
    const themes = paths.filter((path) => path.includes("/themes/"));
    const walked = paths.filter((path) => !themes.slice(designs).includes(path));
    expect(walked.length).toBeGreaterThan(50);
    const said = new Map<string, string>();
    for (const path of walked) {
      const html = await (await visit(request, host, path)).text();
      expect(contentOf(html, "robots"), path).toMatch(/^index/);
      const description = contentOf(html, "description") ?? "";
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
      expect(description.length, `${path}: ${description}`).toBeLessThan(320);
      expect(said.get(description), `${path} says what another page says`).toBeUndefined();
      said.set(description, path);
    }
  });
}
