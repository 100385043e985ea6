import type { PhotobookConfiguration } from "./configuration.ts";

type KeyPart = "printing" | "cover" | "binding" | "paper" | "coverLamination";
const parts: readonly KeyPart[] = ["printing", "cover", "binding", "paper", "coverLamination"];

/** `printing-cover-binding-paper-coverLamination` (specification section 3, photobook). */
export const photobookKey = (configuration: Pick<PhotobookConfiguration, KeyPart>): string =>
  parts.map((part) => configuration[part]).join("-");

/** The parts of such a key; null when it has not five of them. */
export function readPhotobookKey(key: string): Readonly<Record<KeyPart, string>> | null {
  const [printing, cover, binding, paper, coverLamination, ...more] = key.split("-");
  if (!printing || !cover || !binding || !paper || !coverLamination || more.length > 0) return null;
  return { printing, cover, binding, paper, coverLamination };
}
