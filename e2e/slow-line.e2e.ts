import { createServer, request } from "node:http";
import { freePort } from "../platform/startup/free-port.ts";
import { port } from "./place.ts";
import { expect, test } from "./test.ts";

test("on a slow line nothing is seen before the header is whole, so that nothing in it moves", async ({ page }) => {
  const line = await slowLine();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`http://localhost:${line.port}/ratgeber`);
    const { moved, firstSeen } = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) sum += (one as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return { moved: sum, firstSeen: paint?.startTime ?? 0 };
    });
    expect(moved, `${width} px`).toBe(0);
    expect(firstSeen).toBeGreaterThan((line.pieces - 1) * line.pause);
  }
  line.close();
});

/** The shop behind a line that brings the header of a page in pieces. */
async function slowLine() {
  const pieces = 5;
  const pause = 100;
  const own = await freePort();
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: `localhost:${port}`, "accept-encoding": "identity" };
    const onward = request({ port, path: asked.url, method: asked.method, headers }, async (answered) => {
      answer.writeHead(answered.statusCode ?? 500, { "content-type": answered.headers["content-type"] });
      const body = Buffer.concat(await answered.toArray());
      const [from, to] = [body.indexOf("<header>"), body.indexOf("</header>")];
      for (let piece = 0; from > 0 && piece < pieces; piece++) {
        const cut = (part: number) => Math.round(from + ((to - from) * part) / pieces);
        answer.write(body.subarray(piece === 0 ? 0 : cut(piece), cut(piece + 1)));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      answer.end(body.subarray(Math.max(to, 0)));
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(own, resolve));
  return { port: own, pieces, pause, close: () => server.close() };
}
