import { doWork } from "../../../core/proof-of-work.ts";
import { type SpamChallenge, spamWork } from "../../../services/spam-token/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";

/** Work for a text that a form is about to send. @returns "" where none can be had: the form is sent all the same */
export async function spamToken(path: string, text: string): Promise<string> {
  const asked = await browserApi().get<SpamChallenge>(path);
  if (!asked.ok) return "";
  const { challenge, bits } = asked.value;
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  return `${challenge}.${await doWork(spamWork(challenge, text), bits, pause)}`;
}
