/**
 * The front of the shop with two kept pages of the same bytes, on a port of its own: `/plain` is the same for all, `/flagged` is part of an
 * experiment. Arguments: prefix of the flag service, and a server's key.
 */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningExperiment } from "../../core/experiments.ts";
import { treatments } from "../../core/treatment.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { silentLog } from "../../platform/log/log.ts";
import { createFront } from "../../server/front.ts";
import { cachedPage, createPageCache } from "../../server/page-cache.ts";
import { createTreatments } from "../../services/treatments/service.ts";

const [url = "", key = ""] = process.argv.slice(2);
const origin = "https://shop.example";
const bytes = randomBytes(25_000);
const page = (experiment: RunningExperiment | null) =>
  cachedPage({
    etag: '"x"',
    experiment,
    fresh: Number.POSITIVE_INFINITY,
    expires: Number.POSITIVE_INFINITY,
    headers: { "content-type": "text/html", "x-shows": experiment?.treatment ?? "all" },
    bodies: { br: bytes, gzip: bytes, identity: bytes },
  });
const door = { forget: null, limitQuestions: createRateLimit(null)({ name: "open", points: 1e9, seconds: 1 }) };
const flags = createTreatments({ url, key, log: silentLog, ...door, limitWithdrawals: door.limitQuestions });
const cache = createPageCache(10_000_000);
cache.set("shop.example|/plain", page(null), cache.edition);
for (const treatment of treatments)
  cache.set("shop.example|/flagged", page({ name: "967-nudging", treatment }), cache.edition);
const front = createFront(
  {
    cache,
    visitOf: flags.visitOf,
    hostOf: () => ({ host: "shop.example", origin, country: "DE", channel: "poster" }),
    hits: { note() {}, flush() {} },
  },
  (_, response) => response.writeHead(404).end(),
);
flags.open();
const server = createServer(front);
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
