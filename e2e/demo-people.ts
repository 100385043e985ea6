import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataDir } from "./place.ts";

export const operatorEmail = "werkstatt@demo.passepartout.example";
export const customerEmail = "lena@demo.passepartout.example";

/** Passwords of the demo that `serve.ts` started, or another shop, from its data folder. */
export async function demoSecrets(folder = dataDir): Promise<{ operatorPassword: string; customerPassword: string }> {
  return JSON.parse(await readFile(join(folder, "demo-secrets.json"), "utf8"));
}
