import type { DesignDocument } from "../../design/document.ts";
import type { PaperConfiguration } from "../../products/paper.fixture.ts";
import type { DesignsShop } from "./shop.ts";

/** A design that a browser edits: it knows how far the log is. */
export interface OpenDesign {
  append(operations: readonly object[]): Promise<void>;
  read(): Promise<DesignDocument>;
  freeze(): Promise<void>;
}

/** A new design of paper. */
export async function openDesign(shop: DesignsShop, configuration: PaperConfiguration): Promise<OpenDesign> {
  const send = async (path: string, body?: unknown) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await shop.app.request(path, body === undefined ? {} : init);
    if (!response.ok) throw new Error((await response.text()).slice(0, 500));
    return response.json();
  };
  const query = `paper=${encodeURIComponent(JSON.stringify(configuration))}`;
  const { design } = await send("/web-api/designs", { kind: "paper", query });
  const path = `/web-api/designs/${design.id}`;
  let seen = { sequence: 0, sceneHash: design.sceneHash };
  return {
    async append(operations) {
      seen = await send(`${path}/operations`, { baseSequence: seen.sequence, operations });
    },
    read: async () => (await send(path)).document,
    freeze: () => shop.freeze(design.id, seen),
  };
}
