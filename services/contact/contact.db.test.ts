import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { createLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { createMail, type Mail } from "../mail/service.ts";
import { contactPaths } from "./contract.ts";
import { contactRoutes } from "./routes.ts";

const database = await migratedTestDatabase();
let mail: Mail;
let app: ReturnType<typeof createHttpApp>;
let lines: string[] = [];

beforeEach(async () => {
  await database.pool.query("truncate outbox_mail");
  const clock = stoppedClock("2026-11-22T09:00:00Z");
  mail = createMail({ database, clock, from: "shop@example.com", transport: null });
  lines = [];
  app = createHttpApp({ log: createLog({ level: "warn", destination: { write: (line) => void lines.push(line) } }) });
  const options = {
    db: database.db,
    mail,
    seller: { email: "hallo@shop.example" },
    formPage: ({ channel }: { channel: string }) => `https://${channel}.shop.example/contact`,
    limitMessages: createRateLimit(null)({ name: "contact", points: 3, seconds: 600 }),
  };
  app.route("/", contactRoutes(options));
});

const letter = (changes: object = {}) => ({
  id: newId(),
  name: "Lena Berger",
  email: "lena@example.com",
  orderNumber: "P-10042",
  message: "Passt <b>Baumwollpapier</b>?\n\nGruß\nLena",
  ...changes,
});
const send = (body: object, channel = "poster") =>
  app.request(contactPaths.contact, {
    method: "POST",
    headers: { "content-type": "application/json", "x-channel": channel, "x-locale": "de-DE" },
    body: JSON.stringify(body),
  });
const inOutbox = async () => (await mail.list({ page: 1 })).mails;

test("written in the card channel, the mail has its name and leads to its form", async () => {
  await send(letter(), "card");
  const found = await mail.find((await inOutbox())[0]?.id ?? "");
  expect(found?.html).toContain("Passepartout Cards");
  expect(found?.html).toContain("https://card.shop.example/contact");
});

test("what she writes lies in the seller's mails, with her address and as text", async () => {
  expect((await send(letter())).status).toBe(204);
  const [written] = await inOutbox();
  expect(written).toMatchObject({ to: "hallo@shop.example", subject: "Nachricht von Lena Berger, Bestellung P-10042" });
  const found = await mail.find(written?.id ?? "");
  expect(found?.text).toContain("Von: Lena Berger, lena@example.com");
  expect(found?.text).toContain("Passt <b>Baumwollpapier</b>?");
  expect(found?.html).toContain("&lt;b&gt;Baumwollpapier");
  expect(found?.html).not.toContain("<b>Baumwollpapier");
});

// Named events (core document, section 8).
test("a message names whom it is for; for somebody whom the form does not list it arrives all the same, and the log says so", async () => {
  await send(letter({ person: "print" }));
  const text = async () => (await mail.find((await inOutbox())[0]?.id ?? ""))?.text;
  expect(await text()).toContain("An: Druck und Material");
  expect(lines).toEqual([]);
  await send(letter({ person: "gudrun" }));
  expect(await inOutbox()).toHaveLength(2);
  expect(await text()).not.toContain("An: ");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", event: "contact-form-person-not-found", person: "gudrun" },
  ]);
});

test("sent again because the answer was lost, it is there once", async () => {
  const one = letter();
  expect([(await send(one)).status, (await send(one)).status]).toEqual([204, 204]);
  expect(await inOutbox()).toHaveLength(1);
});

test("a program that fills what people do not see is thanked, and nothing is written", async () => {
  expect((await send(letter({ website: "https://spam.example" }))).status).toBe(204);
  expect(await inOutbox()).toEqual([]);
});

test("a name that would begin another line of the mail's head is refused, by its field", async () => {
  const refused = await send(letter({ name: "Lena\r\nBcc: all@example.com" }));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ in: "body", pointer: "/name" }] });
  expect(await inOutbox()).toEqual([]);
});

test("whoever writes without end has to wait", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await send(letter())).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect(await inOutbox()).toHaveLength(3);
});
