import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, isFree } from "./free-port.ts";

test("a free port is none that systems give to connections, and is free until somebody listens", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(1023);
  expect(port).toBeLessThan(32_768);
  expect(await isFree(port)).toBe(true);
  const server = createServer().listen(port);
  await once(server, "listening");
  expect(await isFree(port)).toBe(false);
  server.close();
});

test("where nobody may listen it is said, not tried for ever", async () => {
  await expect(freePort(async () => false)).rejects.toThrow("none of 200 ports of 127.0.0.1");
});
