import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataDir } from "./place.ts";

export const operatorEmail = "werkstatt@demo.passepartout.example";
export const customerEmail = "lena@demo.passepartout.example";

/** Passwords of the demo that `serve.ts` started, from its data folder. */
export async function demoSecrets(): Promise<{ operatorPassword: string; customerPassword: string }> {
  return JSON.parse(await readFile(join(dataDir, "demo-secrets.json"), "utf8"));
}
