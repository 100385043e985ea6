import { expect, type Page } from "@playwright/test";
import { demoSecrets, operatorEmail } from "./demo-people.ts";

/** Fills in the form of the office that is shown. */
export async function signIn(office: Page, email: string, password: string): Promise<void> {
  await office.getByLabel("E-Mail").fill(email);
  await office.getByLabel("Passwort").fill(password);
  await office.getByRole("button", { name: "Anmelden" }).click();
}

let operators = 0;

/**
 * Opens a room of the office as the demo's operator; it is there when its heading is. Each time from another address, because
 * one address may sign in to the office a few times only.
 *
 * @param folder of the data of another shop than the one that these tests visit
 */
export async function openOffice(office: Page, path: string, heading: string, folder?: string): Promise<void> {
  operators += 1;
  await office.setExtraHTTPHeaders({ "x-forwarded-for": `198.51.101.${operators}` });
  await office.goto(path);
  await signIn(office, operatorEmail, (await demoSecrets(folder)).operatorPassword);
  await expect(office.getByRole("heading", { name: heading })).toBeVisible();
}
