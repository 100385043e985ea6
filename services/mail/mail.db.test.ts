import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { listJobs } from "../../platform/jobs/jobs-view.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { operatorHeader, type ShopFixture, shopFixture } from "../shop.fixture.ts";
import type { Message } from "./message.ts";
import { type SmtpServerFixture, smtpServerFixture } from "./smtp-server.fixture.ts";
import { type MailTransport, smtpTransport } from "./transport.ts";

const database = await migratedTestDatabase();
let server: SmtpServerFixture;
let transport: MailTransport;
let shop: ShopFixture;

beforeAll(async () => {
  server = await smtpServerFixture();
  transport = smtpTransport(server.url);
});
afterAll(async () => {
  transport.close();
  await server.close();
});
beforeEach(async () => {
  await database.pool.query("truncate outbox_mail, graphile_worker._private_jobs");
  shop = await shopFixture({ database, transport });
  server.refuse(null);
});

const message = (changes: Partial<Message> = {}): Message => ({
  key: `test:${newId()}`,
  orderId: null,
  locale: "de-DE",
  to: "lena@beispiel.de",
  subject: "Grüße aus der Werkstatt",
  html: "<p>Grüße</p>",
  text: "Grüße\n",
  ...changes,
});
const write = (mail: Message) => database.db.transaction().execute((trx) => shop.mail.write(trx, mail));
const inOutbox = async () => (await shop.mail.list({ page: 1 })).mails;
const receivedAt = (address: string) => server.received.filter(({ to }) => to.includes(address));
const inOffice = (path: string) => shop.app.request(path, { headers: { [operatorHeader]: "Mira" } });

describe("with a mail server", () => {
  test("a mail is sent with both parts, subject and sender", async () => {
    const to = "one@beispiel.de";
    await write(message({ to }));
    expect(await inOutbox()).toMatchObject([{ state: "waiting", attempts: 0, sentAt: null }]);
    await shop.runJobs();
    expect(await inOutbox()).toMatchObject([{ state: "sent", attempts: 1, sentAt: shop.clock.now() }]);
    const [mail] = receivedAt(to);
    expect(mail).toMatchObject({ from: "shop@example.com", to: [to] });
    expect(mail?.source).toContain("Content-Type: multipart/alternative");
    expect(mail?.source).toContain("Content-Language: de-DE");
    expect(mail?.source).toMatch(/Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe_aus_der_Werkstatt\?=/);
  });

  test("mails of the card channel come under its name, from the same address", async () => {
    const [cards, posters] = ["cards@beispiel.de", "posters@beispiel.de"];
    await write(message({ to: cards, channel: "card" }));
    await write(message({ to: posters, channel: "poster" }));
    await shop.runJobs();
    expect(receivedAt(cards)[0]?.from).toBe("shop@example.com");
    expect(receivedAt(cards)[0]?.source).toContain("From: Passepartout Cards <shop@example.com>");
    expect(receivedAt(posters)[0]?.source).toMatch(/From: (?!Passepartout Cards).*shop@example\.com/);
  });

  test("a file goes with its mail; of a secret one text and file are forgotten once it is sent", async () => {
    const attachment = { name: "Gutschein.pdf", bytes: Buffer.from("%PDF-1.6 a voucher") };
    const [open, secret] = ["open@beispiel.de", "secret@beispiel.de"];
    await write(message({ to: open, attachment }));
    await write(message({ to: secret, attachment, secret: true }));
    await shop.runJobs();
    for (const to of [open, secret]) {
      const source = receivedAt(to)[0]?.source ?? "";
      expect(source).toContain("Content-Disposition: attachment; filename=Gutschein.pdf");
      expect(source).toContain(attachment.bytes.toString("base64"));
    }
    const kept = await Promise.all((await inOutbox()).map(({ id }) => shop.mail.find(id)));
    const filesOf = new Map(kept.map((mail) => [mail?.to, mail?.attachment?.bytes.toString() ?? null]));
    expect(filesOf).toEqual(
      new Map([
        [open, "%PDF-1.6 a voucher"],
        [secret, null],
      ]),
    );
    expect(kept.find((mail) => mail?.to === secret)).toMatchObject({ html: "", text: "" });
  });

  test("a mail handed in twice, at once or later, is written and sent once", async () => {
    const to = "twice@beispiel.de";
    const mail = message({ to });
    await Promise.all([write(mail), write(mail)]);
    await shop.runJobs();
    await write(mail);
    await shop.runJobs();
    expect(await inOutbox()).toHaveLength(1);
    expect(receivedAt(to)).toHaveLength(1);
  });

  test("a mail of a transaction that is rolled back is never sent", async () => {
    const to = "never@beispiel.de";
    const attempt = database.db.transaction().execute(async (trx) => {
      await shop.mail.write(trx, message({ to }));
      throw new Error("payment declined");
    });
    await expect(attempt).rejects.toThrow("payment declined");
    await shop.runJobs();
    expect(await inOutbox()).toEqual([]);
    expect(receivedAt(to)).toEqual([]);
  });

  test("a server that refuses is tried again; the outbox says why meanwhile", async () => {
    const to = "patient@beispiel.de";
    server.refuse("greylisted");
    await write(message({ to }));
    await shop.runJobs();
    expect(await inOutbox()).toMatchObject([
      { state: "waiting", attempts: 1, lastError: expect.stringContaining("greylisted") },
    ]);
    expect((await listJobs(database.db)).jobs).toMatchObject([{ name: "send-mail", state: "retrying" }]);
    server.refuse(null);
    await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
    await shop.runJobs();
    expect(await inOutbox()).toMatchObject([{ state: "sent", attempts: 2, lastError: null }]);
    expect(receivedAt(to)).toHaveLength(1);
  });

  test("a recipient or subject with line breaks adds no header and no second recipient", async () => {
    const to = "safe@beispiel.de";
    await write(message({ to, subject: "Hallo\r\nBcc: evil@example.com" }));
    await shop.runJobs();
    const [mail] = receivedAt(to);
    expect(mail?.to).toEqual([to]);
    expect(mail?.source).not.toMatch(/^Bcc:/im);
  });
});

describe("the confirmation of a paid order", () => {
  test("is sent once, in the order's language, with a link that opens the order", async () => {
    const urs = customerOf(shop, newId(), "en-GB");
    const london = { firstName: "Ann", lastName: "Lee", company: null, street: "1 High Street", extra: null };
    const placed = await urs.order({
      shippingAddress: { ...london, postcode: "SW1A 1AA", city: "London", country: "GB", state: null },
      email: "ann@example.co.uk",
    });
    await urs.payOn(placed.next, "paid-webhook-twice");
    await shop.runJobs();
    const mails = await inOutbox();
    expect(mails).toMatchObject([
      { to: "ann@example.co.uk", subject: `Your order ${placed.number} is confirmed`, state: "sent" },
    ]);
    const mail = await shop.mail.find(mails[0]?.id ?? "");
    expect(mail?.text).toContain(`http://shop.example/orders/${placed.orderToken}`);
    expect(mail?.text).toContain("plain.print (en-GB)");
    expect(mail?.text).toContain("including 20% VAT");
    expect(receivedAt("ann@example.co.uk")).toHaveLength(1);
  });

  test("tells the arrival as counted from the payment, not from the order", async () => {
    const lena = customerOf(shop);
    const placed = await lena.order();
    const before = (await lena.view(placed.orderToken)).shipping.arrival;
    shop.clock.advance(7 * 24 * 60 * 60_000);
    await lena.payOn(placed.next, "paid-webhook-before-return");
    const after = (await lena.view(placed.orderToken)).shipping.arrival;
    expect(before).toEqual({ earliest: "2026-01-16", latest: "2026-01-19" });
    expect(after).toEqual({ earliest: "2026-01-23", latest: "2026-01-26" });
  });
});

test("an order cancelled before its confirmation was written gets none", async () => {
  const lena = customerOf(shop);
  const placed = await lena.order();
  await lena.payOn(placed.next, "paid-webhook-before-return");
  await lena.ask("POST", `/web-api/orders/${placed.orderToken}/cancel`);
  await shop.runJobs();
  expect(await inOutbox()).toEqual([]);
});

describe("without a mail server", () => {
  test("mails are kept and read in the office, as text, page and file", async () => {
    const embedded = await shopFixture({ database });
    await database.db.transaction().execute((trx) => embedded.mail.write(trx, message({ to: "kept@beispiel.de" })));
    await embedded.runJobs();
    const list = await (await inOffice("/office-api/mails?search=kept@")).json();
    expect(list).toMatchObject({ total: 1, mails: [{ state: "kept", to: "kept@beispiel.de" }] });
    const path = `/office-api/mails/${list.mails[0].id}`;
    expect(await (await inOffice(path)).json()).toMatchObject({ text: "Grüße\n" });
    const page = await inOffice(`${path}/html`);
    expect(await page.text()).toBe("<p>Grüße</p>");
    expect(page.headers.get("content-security-policy")).toMatch(/^sandbox;/);
    const file = await inOffice(`${path}/eml`);
    expect(file.headers.get("content-disposition")).toContain(".eml");
    expect(await file.text()).toMatch(/^To: kept@beispiel\.de$/m);
  });

  test("nobody but operators reads them", async () => {
    await write(message());
    const [mail] = await inOutbox();
    for (const path of ["", `/${mail?.id}`, `/${mail?.id}/html`, `/${mail?.id}/eml`]) {
      expect((await shop.app.request(`/office-api/mails${path}`)).status).toBe(403);
    }
  });
});
