import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { silentLog } from "../../platform/log/log.ts";
import { contentLimits, createContentClient } from "./content-client.ts";
import { watchVersion } from "./watch-version.ts";

let server: Server | undefined;
afterEach(() => server?.close());

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** An outside content service; what it was asked, and when. */
async function outside(answer: (nth: number, request: IncomingMessage) => Answer) {
  const asked: { readonly url: URL; readonly at: number }[] = [];
  server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? "", "http://x"), at: performance.now() });
    const { status = 200, body } = answer(asked.length, request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  return { asked, client: createContentClient({ endpoint, token: "public" }) };
}

const story = { story: { id: 1, content: {} }, cv: 7 };

describe("the content client (specification section 9)", () => {
  it("has the specified limits", () => {
    expect(contentLimits).toEqual({
      requestsPerSecond: 5,
      requestsPerSecondWithOauth: 3,
      retries: 10,
      retryDelay: 300,
      perPage: 25,
      uuidsAtATime: 50,
    });
  });

  it("asks five times a second and not more", async () => {
    const { client, asked } = await outside(() => ({ body: story }));
    const start = performance.now();
    await Promise.all(Array.from({ length: 11 }, (_, n) => client.getStory(`page-${n}`)));
    // However late they arrive on a busy machine: never the sixth in the first second, or the eleventh in the second.
    const times = asked.map(({ at }) => at - start);
    expect(times[5]).toBeGreaterThan(990);
    expect(times[10]).toBeGreaterThan(1_990);
  });

  it("asks again after 300 ms when it was too fast for the service", async () => {
    const { client, asked } = await outside((nth) =>
      nth < 3 ? { status: 429, body: { error: "Too many" } } : { body: story },
    );
    expect((await client.getStory("page")).data.story.id).toBe(1);
    const times = asked.map(({ at }) => at);
    expect(times).toHaveLength(3);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(290);
  });

  it.each([200, 203, 206])("takes an answer with %i", async (status) => {
    const { client } = await outside(() => ({ status, body: story }));
    expect((await client.getStory("page")).data.story.id).toBe(1);
  });

  it.each([404, 500])("takes none with %i, and asks once", async (status) => {
    const { client, asked } = await outside(() => ({ status, body: ["This record could not be found"] }));
    await expect(client.getStory("page")).rejects.toMatchObject({ status });
    expect(asked).toHaveLength(1);
  });

  it("asks for pages of 25 where nobody says otherwise", async () => {
    const { client, asked } = await outside(() => ({ body: { stories: [], cv: 7 } }));
    await client.getAll("cdn/stories");
    expect(asked[0]?.url.searchParams.get("per_page")).toBe("25");
  });
});

describe("an outside service is watched", () => {
  it("and each new version told once, after which questions carry it", async () => {
    const { client, asked } = await outside((nth, { url }) =>
      url?.includes("/spaces/me") ? { body: { space: { version: nth < 3 ? 7 : 8 } } } : { body: { ...story, cv: 8 } },
    );
    const heard = Promise.withResolvers<void>();
    let changes = 0;
    const looks = () => asked.filter(({ url }) => url.pathname.endsWith("/spaces/me")).length;
    const end = watchVersion(
      client,
      () => {
        changes += 1;
        heard.resolve();
      },
      silentLog,
      20,
    );
    await heard.promise;
    expect(looks()).toBe(3);
    await client.getStory("page");
    expect(asked.at(-1)?.url.searchParams.get("cv")).toBe("8");
    end();
    expect(changes).toBe(1);
  });

  it("and told of when it answers again, with the same version too: what was read meanwhile may be older", async () => {
    const { client } = await outside((nth) =>
      nth === 2 || nth === 3 ? { status: 500, body: {} } : { body: { space: { version: 7 } } },
    );
    const heard = Promise.withResolvers<void>();
    const looks: number[] = [];
    let nth = 0;
    const counted = client.get.bind(client);
    client.get = (...asked) => {
      nth += 1;
      return counted(...asked);
    };
    const changed = () => {
      looks.push(nth);
      heard.resolve();
    };
    const end = watchVersion(client, changed, silentLog, 20);
    await heard.promise;
    end();
    expect(looks).toEqual([4]);
  });
});
