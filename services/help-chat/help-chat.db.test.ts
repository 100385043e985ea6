import { runOnce } from "graphile-worker";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { hearNotices } from "../../platform/database/notices.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { finishJobs } from "../../platform/jobs/finish-jobs.ts";
import { toTaskList } from "../../platform/jobs/task-list.ts";
import { silentLog } from "../../platform/log/log.ts";
import { workerLogger } from "../../platform/log/worker-logger.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { Message } from "../mail/service.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import { helpChatPaths } from "./contract.ts";
import { helpChatRoutes } from "./routes.ts";
import { createHelpChat, type HelpChat } from "./service.ts";

const database = await migratedTestDatabase();
const clock = stoppedClock("2026-11-22T09:00:00Z");
let mails: Message[] = [];
let chat: HelpChat;
let visitor: Owner;

/** The service as one process has it. */
const process = () =>
  createHelpChat({
    database,
    clock,
    mail: { write: async (_, message) => void mails.push(message) },
    addressOf: ({ channel, locale }, path) => `https://${channel}.example/${locale}${path}`,
  });

beforeAll(async () => {
  chat = process();
});
beforeEach(async () => {
  await database.db.deleteFrom("chat").execute();
  mails = [];
  visitor = await newVisitor();
});

async function newVisitor(): Promise<Owner> {
  const visitorId = newId();
  await database.db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  return { visitorId, customerId: null };
}

const shop = shopOf("card", "fr-FR");
const say = (text: string, { owner = visitor, id = newId(), email = "" } = {}) =>
  chat.say(owner, { id, text, email, page: "/papier", website: "" }, shop);
const look = (owner: Owner, after = 0, wait = 0, on = chat) =>
  on.conversation(owner, { after, wait, signal: new AbortController().signal });
const wordsOf = async (owner: Owner) => (await look(owner)).messages.map(({ text }) => text);
const onlyChat = async () => (await chat.office.list({ page: 1 })).chats[0];

test("what a visitor writes is answered in the office, and nobody else reads either", async () => {
  await say("Quel papier ?");
  const waiting = await onlyChat();
  expect(waiting).toMatchObject({
    name: null,
    email: null,
    locale: "fr-FR",
    channel: "card",
    page: "/papier",
    state: "open",
    waiting: 1,
    lastText: "Quel papier ?",
  });
  const answered = await chat.office.answer(waiting?.id ?? "", { id: newId(), text: "Le mat." }, "Mira");
  expect(answered).toMatchObject({ ok: true, value: { chat: { waiting: 0 } } });
  const { messages, mailed } = await look(visitor);
  expect(messages.map(({ author, operator, text }) => [author, operator, text])).toEqual([
    ["visitor", null, "Quel papier ?"],
    ["office", "Mira", "Le mat."],
  ]);
  expect([mailed, mails]).toEqual([false, []]);
  expect(await wordsOf(await newVisitor())).toEqual([]);
  expect((await look(visitor, messages[0]?.id)).messages.map(({ text }) => text)).toEqual(["Le mat."]);
});

test("a message sent twice, because its answer was lost, is written once on both sides", async () => {
  const id = newId();
  await say("Bonjour", { id });
  await say("Bonjour", { id });
  const known = await onlyChat();
  expect(known?.waiting).toBe(1);
  const answer = { id: newId(), text: "Bonjour" };
  await chat.office.answer(known?.id ?? "", answer, "Mira");
  await chat.office.answer(known?.id ?? "", answer, "Mira");
  expect(await wordsOf(visitor)).toHaveLength(2);
});

test("her first messages, sent at once from several tabs, are one conversation", async () => {
  // As many connections are open already, so that none waits for another by chance.
  await Promise.all([look(visitor), look(visitor), look(visitor)]);
  await Promise.all(["one", "two", "three"].map((text) => say(text)));
  expect((await wordsOf(visitor)).sort()).toEqual(["one", "three", "two"]);
  expect(await chat.office.list({ page: 1 })).toMatchObject({ total: 1, chats: [{ waiting: 3 }] });
});

test("who waits hears of an answer that another process wrote, by the database alone", async () => {
  await say("Es-tu là ?");
  const here = process();
  const notices = hearNotices({ url: database.url, channel: "chat", log: silentLog, heard: here.heard });
  await notices.listening;
  const [{ id: known } = { id: 0 }] = (await look(visitor)).messages;
  const waited = look(visitor, known, 20, here);
  // Another conversation wakes her, too, and answers nothing.
  await say("Autre chose", { owner: await newVisitor() });
  const chats = await chat.office.list({ page: 1 });
  const hers = chats.chats.find(({ lastText }) => lastText === "Es-tu là ?");
  await chat.office.answer(hers?.id ?? "", { id: newId(), text: "Oui." }, "Mira");
  expect((await waited).messages.map(({ text }) => text)).toEqual(["Oui."]);
  await notices.stop();
});

test("who waits when the process stops is answered at once", async () => {
  const stopping = process();
  const waited = look(visitor, 0, 25, stopping);
  stopping.endWaiting();
  expect((await waited).messages).toEqual([]);
  expect((await look(visitor, 0, 25, stopping)).messages).toEqual([]);
});

test("who left an address gets each answer by mail, in her language, as text and never as markup", async () => {
  await say("Bonjour", { email: "Lena@example.com" });
  await say("Encore une chose");
  const known = await onlyChat();
  const answer = { id: newId(), text: "<b>Oui</b>\n\nà demain" };
  await chat.office.answer(known?.id ?? "", answer, "Mira");
  await chat.office.answer(known?.id ?? "", answer, "Mira");
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: "Lena@example.com", subject: "Réponse à votre message", locale: "fr-FR" });
  expect(mails[0]?.html).toContain("&lt;b&gt;Oui&lt;/b&gt;");
  expect(mails[0]?.html).toContain("https://card.example/fr-FR/#help-chat");
  expect((await look(visitor)).mailed).toBe(true);
});

test("a customer is answered at the address of her account, also where she left another before she signed in", async () => {
  const customerId = await newCustomer(database, "lena.neu@example.com");
  await say("Bonjour", { email: "ancienne@example.com" });
  await database.db.transaction().execute((trx) => chat.adopt(trx, visitor.visitorId, customerId));
  const known = await onlyChat();
  expect(known?.email).toBe("lena.neu@example.com");
  await chat.office.answer(known?.id ?? "", { id: newId(), text: "Oui" }, "Mira");
  expect(mails.map(({ to }) => to)).toEqual(["lena.neu@example.com"]);
  expect((await look({ visitorId: newId(), customerId })).mailed).toBe(true);
  // Before her first word, too: she is not asked for what is known.
  expect((await look({ visitorId: newId(), customerId: await newCustomer(database) })).mailed).toBe(true);
  expect((await look(await newVisitor())).mailed).toBe(false);
});

test("operators see whose address is proven to be hers: an account's that opened its link, and nobody's who wrote one", async () => {
  const email = "lena@example.com";
  const [stranger, lena] = [await newCustomer(database, email), await newCustomer(database, email)];
  const proven = { email_verified: true, sign_in_name: email };
  await database.db.updateTable("person").set(proven).where("id", "=", lena).execute();
  await say("Bonjour", { email });
  for (const customerId of [stranger, lena]) await say("Bonjour", { owner: { ...(await newVisitor()), customerId } });
  const { chats } = await chat.office.list({ page: 1 });
  const said = chats.map(({ name, email, emailProven }) => ({ name, email, emailProven }));
  expect(said).toHaveLength(3);
  expect(said).toEqual(
    expect.arrayContaining([
      { name: null, email, emailProven: false },
      { name: "Lena", email, emailProven: false },
      { name: "Lena", email, emailProven: true },
    ]),
  );
});

test("of a conversation with more messages than are read at once the office sees the newest", async () => {
  await say("first");
  const id = (await onlyChat())?.id ?? "";
  await sql`
    insert into chat_message (chat_id, sent_as, author, text, at)
    select ${id}, gen_random_uuid(), 'visitor', 'no. ' || n, ${clock.now()} from generate_series(1, 500) n`.execute(
    database.db,
  );
  const found = await chat.office.find(id);
  const texts = found.ok ? found.value.messages.map(({ text }) => text) : [];
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([500, "no. 1", "no. 500"]);
});

test("a closed conversation leaves the list of those that wait, and opens when she writes again", async () => {
  await say("Merci");
  const { id = "" } = (await onlyChat()) ?? {};
  await chat.office.close(id);
  expect(await chat.office.list({ state: "waiting", page: 1 })).toMatchObject({
    chats: [],
    total: 0,
    counts: { waiting: 0, open: 0, closed: 1 },
  });
  await say("Encore une question");
  expect(await chat.office.list({ state: "waiting", page: 1 })).toMatchObject({
    total: 1,
    counts: { waiting: 1, open: 1, closed: 0 },
  });
  expect(await chat.office.close(newId())).toEqual({ ok: false, error: "chat-not-found" });
});

test("from her sign-in on it is the customer's, is in her copy, and goes with her account", async () => {
  const email = "lena@example.com";
  const customerId = await newCustomer(database, email);
  await say("Avant la connexion");
  const stranger = await newVisitor();
  await say("Une autre avec son adresse", { owner: stranger, email: "LENA@example.com" });
  const other = await newVisitor();
  await say("Quelqu’un d’autre", { owner: other, email: "piet@example.com" });
  await database.db.transaction().execute((trx) => chat.adopt(trx, visitor.visitorId, customerId));
  expect(await wordsOf(visitor)).toEqual([]);
  expect(await wordsOf({ visitorId: newId(), customerId })).toEqual(["Avant la connexion"]);
  expect(await chat.exported(customerId)).toEqual([
    { author: "visitor", operator: null, text: "Avant la connexion", at: "2026-11-22T09:00:00.000Z" },
  ]);
  await database.db.transaction().execute((trx) => chat.forget(trx, customerId, email));
  const left = await database.db.selectFrom("chat_message").select("text").execute();
  expect(left).toEqual([{ text: "Quelqu’un d’autre" }]);
});

test("when two accounts become one, the conversations of both are in it, and nobody else's", async () => {
  const [from, to, other] = [await newCustomer(database), await newCustomer(database), await newCustomer(database)];
  const inAccount = (customerId: string): Owner => ({ ...visitor, customerId });
  for (const [customer, text] of [
    [from, "Premier compte"],
    [to, "Second compte"],
    [other, "Quelqu’un d’autre"],
  ] as const) {
    await say(text, { owner: inAccount(customer) });
    clock.advance(1000);
  }
  const join = () => database.db.transaction().execute((trx) => chat.join(trx, from, to));
  await join();
  await join();
  const wordsIn = async (customer: string) => (await chat.exported(customer)).map(({ text }) => text);
  expect(await wordsIn(to)).toEqual(["Premier compte", "Second compte"]);
  expect(await wordsIn(from)).toEqual([]);
  expect(await wordsIn(other)).toEqual(["Quelqu’un d’autre"]);
  // The one in which was written last goes on.
  expect(await wordsOf(inAccount(to))).toEqual(["Second compte"]);
});

test("ninety days after the last word a conversation is forgotten, and one day before it is not", async () => {
  await say("Ancien");
  const run = () =>
    runOnce({
      preset: finishJobs,
      pgPool: database.pool,
      logger: workerLogger(silentLog),
      taskList: toTaskList(chat.handlers, silentLog, new AbortController().signal),
    });
  const task = Object.keys(toTaskList(chat.handlers, silentLog, new AbortController().signal))[0];
  const enqueue = () => database.pool.query("select graphile_worker.add_job($1, '{}')", [task]);
  clock.advance(89 * 86_400_000);
  await enqueue();
  await run();
  expect(await wordsOf(visitor)).toEqual(["Ancien"]);
  clock.advance(2 * 86_400_000);
  await enqueue();
  await run();
  expect(await wordsOf(visitor)).toEqual([]);
});

test("over HTTP looking makes no visitor, a program is thanked and not heard, and the office is for operators", async () => {
  const app = createHttpApp({ log: silentLog });
  let made = 0;
  app.use(async (c, next) => {
    const id = c.req.header("test-visitor");
    if (id) c.set("visitor", { visitorId: id, customerId: null, operator: null });
    await next();
  });
  app.route(
    "/",
    helpChatRoutes({
      chat,
      limitMessages: async (_, next) => next(),
      requireVisitor: async (_, next) => {
        made += 1;
        await next();
      },
      requireOperator: async (c) => c.json({}, 401),
    }),
  );
  const send = (body: object) =>
    app.request(helpChatPaths.chat, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "test-visitor": visitor.visitorId },
    });
  const nobody = await app.request(`${helpChatPaths.chat}?wait=25`);
  expect(await nobody.json()).toEqual({ messages: [], mailed: false });
  expect([nobody.headers.get("cache-control"), made]).toEqual(["private, no-store", 0]);
  const message = { id: newId(), text: "Bonjour", page: "/" };
  expect(await (await send({ ...message, website: "https://spam.example" })).json()).toMatchObject({ messages: [] });
  expect(await (await send(message)).json()).toMatchObject({ messages: [{ text: "Bonjour" }] });
  for (const wrong of [
    { text: " " },
    { text: "x".repeat(2_001) },
    { email: "lena" },
    { page: "//else.example".slice(2) },
  ])
    expect((await send({ ...message, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  expect((await app.request(helpChatPaths.chats)).status).toBe(401);
  expect((await app.request(helpChatPaths.one(newId()))).status).toBe(401);
  const erased = await app.request(helpChatPaths.chat, {
    method: "DELETE",
    headers: { "test-visitor": visitor.visitorId },
  });
  expect([erased.status, await wordsOf(visitor)]).toEqual([204, []]);
});
