import { createHmac, randomBytes } from "node:crypto";
import { expectAccessible } from "./expect-accessible.ts";
import { addOperator, shopDatabase } from "./shop-database.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./test.ts";

/** A network of its own, so that other tests' tries do not count. */
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.19" } });

/** An authenticator app (RFC 6238). */
function codeOf(base32: string, at: number): string {
  const bits = [...base32].map((one) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(one).toString(2).padStart(5, "0"));
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test("an operator sets up a second factor, signs in with it and with a recovery code, which works once, and gets a new password by mail", async ({
  page: office,
}) => {
  const account = { email: `zugang-${randomBytes(3).toString("hex")}@beispiel.de`, password: "ein langer Zugang" };
  const database = await shopDatabase();
  await addOperator(database, account);
  const enter = async (code: string) => {
    await office.getByRole("button", { name: "Abmelden" }).click();
    await signIn(office, account.email, account.password);
    await expect(office.getByLabel("Code aus der App")).toBeFocused();
    await office.keyboard.type(code);
    await office.keyboard.press("Enter");
  };
  const heading = office.getByRole("heading", { name: "Dein Zugang" });

  await office.goto("/office/access");
  await signIn(office, account.email, account.password);
  await office.getByLabel("Dein Passwort").fill(account.password);
  await office.keyboard.press("Enter");
  await expect(office.getByRole("img", { name: "QR-Code für die App" })).toBeVisible();
  await expectAccessible(office);
  const secret = ((await office.getByRole("code").textContent()) ?? "").replaceAll(" ", "");
  await expect(office.getByLabel("Code aus der App")).toBeFocused();
  // Each code works once: the first is of the step before, so that this moment's is left for the door.
  await office.keyboard.type(codeOf(secret, Date.now() - 30_000));
  await office.keyboard.press("Enter");
  const list = office.getByRole("listitem").filter({ hasText: /^(?:\w{4}-){3}\w{4}$/ });
  await expect(list).toHaveCount(10);
  await expectAccessible(office);
  const recovery = (await list.first().textContent()) ?? "";
  await office.getByRole("button", { name: "Ich habe sie aufbewahrt" }).click();
  await expect(office.getByText("Du hast noch 10 Wiederherstellungscodes.")).toBeVisible();

  await enter(codeOf(secret, Date.now()));
  await expect(heading).toBeVisible();
  await enter(recovery);
  await expect(office.getByText("Du hast noch 9 Wiederherstellungscodes.")).toBeVisible();
  await enter(recovery);
  await expect(office.getByRole("alert")).toContainText("Der Code stimmt nicht");

  await office.getByRole("button", { name: "Zurück" }).click();
  await office.getByRole("button", { name: "Passwort vergessen?" }).click();
  await office.getByLabel("E-Mail").fill(account.email);
  await office.keyboard.press("Enter");
  await expect(office.getByText("dann ist der Link unterwegs")).toBeVisible();
  await expectAccessible(office);
  const mails = database.db.selectFrom("outbox_mail").select("plain").where("recipient", "=", account.email);
  await expect.poll(async () => (await mails.executeTakeFirst())?.plain ?? "").toContain("/office/new-password#token=");
  const link = /http\S+#token=\S+/.exec((await mails.executeTakeFirstOrThrow()).plain)?.[0] ?? "";
  await database.close();
  await office.goto(new URL(link).pathname + new URL(link).hash);
  await office.getByLabel("Neues Passwort").fill("ein anderer Zugang");
  await office.keyboard.press("Enter");
  await expect(office.getByText("Dein neues Passwort gilt.")).toBeVisible();
  await expectAccessible(office);
  await office.getByRole("link", { name: "Zur Anmeldung" }).click();
  await signIn(office, account.email, "ein anderer Zugang");
  // The mail alone opens nothing.
  await expect(office.getByLabel("Code aus der App")).toBeFocused();
});
