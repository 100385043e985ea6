import type { Api } from "../../../core/http/api.ts";

/** What a legal page tells. @throws where the shop does not answer: half a legal page is none */
export async function askLegal<Told>(api: Api, path: string): Promise<Told> {
  const found = await api.get<Told>(path);
  if (!found.ok) throw new Error(`${path}: ${found.error.kind}`);
  return found.value;
}
