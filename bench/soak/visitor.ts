import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "../../platform/tokens/random.ts";
import type { CheckoutSummary, PlacedOrder } from "../../services/orders/contract.ts";

const address = {
  firstName: "Lena",
  lastName: "Muster",
  company: null,
  street: "Lindenweg 12",
  extra: null,
  postcode: "80331",
  city: "München",
  country: "DE",
  state: null,
};
const frame = {
  materialType: null,
  format: { width: 600, height: 400 },
  frameType: "holzrahmen-slim-oak-natural",
  matSize: 0,
  matType: "mat-none",
  optionTypes: {},
};

/** What a visitor sends; the same bytes for everybody. */
export interface Material {
  readonly photo: Uint8Array<ArrayBuffer>;
  /** Paths of the site map. */
  readonly pages: readonly string[];
}

/** A visitor of the shop, with her cookies. Each task is a few requests, and throws at the first that fails. */
export function createVisitor(origin: string, { photo, pages }: Material) {
  const jar = new Map<string, string>();
  let requests = 0;

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      "x-channel": "poster",
      "x-locale": "de-DE",
      cookie,
      "accept-encoding": "br, gzip",
      ...init.headers,
    };
    let response = await fetch(new URL(path, origin), { redirect: "manual", ...init, headers });
    // A shop with much to do says so, and a visitor comes again.
    for (let tries = 0; response.status === 503 && tries < 10; tries++) {
      await sleep(1_000);
      response = await fetch(new URL(path, origin), { redirect: "manual", ...init, headers });
    }
    requests++;
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=", 2);
      jar.set(name, value);
    }
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const post = async <Body>(path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    (
      await ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Body>;
  const drained = async (path: string) => void (await (await ask(path)).arrayBuffer());

  const tasks = {
    /** Pages of the site map, and product pages of choices, few of which are cached. */
    async pages(round: number) {
      for (let n = 0; n < 8; n++) await drained(pages[(round * 8 + n) % pages.length] ?? "/");
      await drained(`/leinwanddruck?width=${200 + (round % 900)}&height=${200 + ((round * 7) % 900)}`);
      await drained(`/_payload/leinwanddruck?width=${200 + ((round * 3) % 900)}&height=300`);
    },
    async pictures(round: number) {
      await drained(`/pictures/bar-poster-720.webp/m/${100 + (round % 500)}x0`);
    },
    async upload() {
      const id = newId();
      const metadata = `photoId ${Buffer.from(id).toString("base64")},filename ${Buffer.from("meer.jpg").toString("base64")}`;
      const tus = { "tus-resumable": "1.0.0" };
      const begin = { ...tus, "upload-length": String(photo.byteLength), "upload-metadata": metadata };
      await ask("/web-api/uploads", { method: "POST", headers: begin });
      const bytes = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
      await ask(`/web-api/uploads/${id}`, { method: "PATCH", headers: bytes, body: photo });
      await drained(`/web-api/photos?ids=${id}`);
    },
    /** A design with words on it, changed and looked at. */
    async design(round: number) {
      const query = "formatType=600x400&materialType=leinwand";
      const { design } = await post<Created>("/web-api/designs", { kind: "photoframe", query });
      const { document } = (await (await ask(`/web-api/designs/${design.id}`)).json()) as { document: Document };
      const surface = document.surfaces[0]?.id ?? "";
      let sequence = 0;
      for (let n = 0; n < 4; n++) {
        const operations = [{ type: "addElements", surface, elements: [words(`${round}-${n}`)] }];
        sequence = (
          await post<Taken>(`/web-api/designs/${design.id}/operations`, { baseSequence: sequence, operations })
        ).sequence;
      }
      await drained(`/web-api/designs/${design.id}/preview`);
    },
    async order() {
      await post("/web-api/cart/lines", { kind: "photoframe", configuration: frame, quantity: 1 });
      const shipping = { country: "DE", shippingMethod: "standard" };
      const summary = await post<CheckoutSummary>("/web-api/checkout/summary", shipping);
      const { cartId, total: expectedTotal, currency } = summary;
      const placing = {
        cartId,
        email: "lena@beispiel.de",
        shippingAddress: address,
        billingAddress: null,
        acceptedTerms: true,
        shippingMethod: "standard",
        paymentMethod: "test",
        expectedTotal,
        currency,
      };
      const placed = await post<PlacedOrder>("/web-api/orders", placing, { "idempotency-key": newId() });
      if (placed.next.kind !== "redirect") throw new Error("no page to pay on");
      const pay = new URL(placed.next.url).pathname;
      await ask(pay, { method: "POST", body: new URLSearchParams({ outcome: "paid" }) });
      await drained(`/web-api/orders/${placed.orderToken}`);
    },
    async toolbox() {
      const form = new FormData();
      form.set("format", "webp");
      form.set("file", new Blob([photo], { type: "image/jpeg" }), "meer.jpg");
      const { download } = (await (
        await ask("/web-api/toolbox-convert-file", { method: "POST", body: form })
      ).json()) as { download: string };
      await drained(download);
    },
  };
  return {
    tasks,
    /** So far. */
    get requests() {
      return requests;
    },
  };
}

interface Created {
  readonly design: { readonly id: string };
}
interface Taken {
  readonly sequence: number;
}
interface Document {
  readonly surfaces: readonly { readonly id: string }[];
}

const words = (id: string) => ({
  id: `text-${id}`,
  type: "text",
  frame: { x: 20_000, y: 20_000, width: 400_000, height: 60_000 },
  rotation: 0,
  opacity: 1_000_000,
  text: "Am dritten Tag fuhren wir mit der Fähre hinüber.",
  language: "de",
  hyphenate: true,
  font: "instrument-sans-regular",
  size: 9_000,
  colour: "#202020",
  align: "start",
  stand: "top",
  leading: 1_000_000,
  tracking: 0,
  fit: "report",
});
