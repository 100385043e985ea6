import type { Api } from "../../../core/http/api.ts";
import type { Shop } from "../../../core/shop.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { styleNamedBy } from "../../../products/dressed-kind.ts";
import type { Refusal } from "../../../products/kind.ts";
import { isUnnoticed, type Renewal, renewalOf } from "../../../products/renewal.ts";
import { browserStock, browserWardrobes } from "../context/browser-stock.ts";
import type { DesignContext } from "../context/design-context.ts";
import { createDrawer } from "../context/design-view.ts";
import type { KindAtHand } from "../context/kind-at-hand.ts";
import { createDesignPhotos } from "../photos/design-photos.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { pictureReader } from "../photos/picture-reader.ts";
import { createPictures } from "../photos/pictures.ts";
import { bringingTo } from "../pile/bring-prints.ts";
import { createBrowserJournal } from "../store/browser-journal.ts";
import { httpDesignApi } from "../store/http-design-api.ts";
import { type KeptDesign, renewKept } from "../store/kept-design.ts";
import { createOwnership } from "../store/ownership.ts";
import { createSession, type Session } from "../store/session.ts";
import { browserUploads } from "../uploads/browser-uploads.ts";
import { fetchCopy, fetchPhotos } from "../uploads/http-photos.ts";
import { browserNetwork } from "../uploads/network.ts";
import { browserAnswers } from "./browser-answers.ts";
import { type FoundDesign, findDesign } from "./find-design.ts";
import { keepingAnswers } from "./keeping-answers.ts";
import { loadKind, loadNewerRelease } from "./load-kind.ts";
import type { Opening } from "./opening.ts";

interface OpenDesignOptions {
  readonly design: string;
  readonly line: string | null;
  readonly notices: readonly Refusal[];
  readonly kind: string;
  readonly shop: Shop;
  readonly api: Api;
  readonly show: (opening: Opening) => void;
  readonly copyTitle: (title: string) => string;
}

export interface OpenedDesign {
  close(): void;
}

interface Offered {
  readonly newer: KindAtHand;
  readonly renewal: Renewal;
}

const journal = createBrowserJournal();

/** A tab that only looks shows the other one's work after it has rested this long. */
const LOOK_AGAIN = 600;

/** Opens a design in this tab: to write when no other tab does, otherwise to look at. */
export async function openDesign(options: OpenDesignOptions): Promise<OpenedDesign | null> {
  const { design, show, shop, api } = options;
  const designs = httpDesignApi(api);
  const pictures = createPictures();
  const uploads = browserUploads();
  const offline = keepingAnswers(api, browserAnswers, `${shop.channel}/${shop.locale}`);
  const stock = browserStock(offline);
  const wardrobes = browserWardrobes(offline, options.kind);
  let closeDesign = () => {};
  let lookAgain: ReturnType<typeof setTimeout> | undefined;
  let kindAtHand: KindAtHand | null = null;

  const ownership = createOwnership(design, {
    async onTakenOver() {
      const state = openSession?.state();
      openSession?.commit();
      if (state) await journal.write(openSession?.state().kept ?? state.kept);
      await open(false);
    },
    onAnnounced() {
      clearTimeout(lookAgain);
      lookAgain = setTimeout(() => void open(false), LOOK_AGAIN);
    },
  });
  let openSession: Session | null = null;

  async function open(writable: boolean): Promise<boolean> {
    const found = await findDesign(design, { api: designs, journal });
    if (!found.ok) {
      show({ phase: "failed", why: found.error });
      return false;
    }
    if (!kindAtHand) {
      const loaded = await loadKind(options.kind, found.value.release, shop, offline);
      if (!loaded.ok) {
        show({ phase: "failed", why: loaded.error === "unreachable" ? "unreachable" : "unreadable" });
        return false;
      }
      kindAtHand = loaded.value;
    }
    const dressing = dressed(kindAtHand, found.value.kept.history.document);
    const stocked = stock.ensure(found.value.kept.history.document).then(
      () => true,
      () => false,
    );
    if (!(await stocked)) {
      show({ phase: "failed", why: "unreachable" });
      return false;
    }
    const newer = writable && found.value.save.state === "saved" ? await loadNewerRelease(kindAtHand, api) : null;
    if (newer) await dressing;
    const renewal = newer && renewalFor(kindAtHand, newer, found.value.kept.history.document);
    if (newer && renewal && isUnnoticed(renewal)) renew(newer, found.value, renewal);
    else showDesign(kindAtHand, found.value, writable, newer && renewal ? { newer, renewal } : null);
    return true;
  }

  /** The design can be opened without its style: only what is laid out again then looks plain. */
  async function dressed({ kind }: KindAtHand, document: DesignDocument): Promise<void> {
    const style = styleNamedBy(kind, document.configuration);
    if (style !== null) await wardrobes.load(style, document);
  }

  /** Goes on with the newer release; what could be undone belongs to the old one. */
  function renew(newer: KindAtHand, found: FoundDesign, renewal: Renewal): void {
    const kept = renewKept(found.kept, renewal.operation);
    // A renewal that does not fit leaves the design with the release it has.
    if (kept) kindAtHand = newer;
    showDesign(kindAtHand ?? newer, kept ? { ...found, kept } : found, true, null);
  }

  function showDesign(atHand: KindAtHand, found: FoundDesign, writable: boolean, offered: Offered | null): void {
    closeDesign();
    const context = layOut(atHand, found, writable);
    const accept = () => {
      context.session.commit();
      const { kept, save } = context.session.state();
      const renewal = offered && renewalFor(atHand, offered.newer, kept.history.document);
      if (renewal) renew(offered.newer, { ...found, kept, save }, renewal);
    };
    const offeredRenewal = offered && { ...offered.renewal, accept };
    show({ phase: "open", context: { ...context, offeredRenewal }, writable, takeOver });
  }

  const renewalFor = (atHand: KindAtHand, newer: KindAtHand, document: KeptDesign["base"]): Renewal | null =>
    renewalOf(atHand.kind, document, atHand, newer, atHand.pricing, { ...shop, on: atHand.pricing.on }, wardrobes.at);

  /** A context for this state of the design. One that only looks never sends anything. */
  function layOut(atHand: KindAtHand, { kept, save }: FoundDesign, writable: boolean): DesignContext {
    const drawer = createDrawer(atHand);
    const session = createSession(kept, save, {
      api: designs,
      journal,
      network: browserNetwork,
      hashOf: async (document) => {
        const needed = await stock.of(document).catch(() => null);
        return needed && drawer.hashOf(document, needed);
      },
      announce: ownership.announce,
      copyTitle: options.copyTitle,
      reopen: () => void reopen(),
      news: openSession?.state().news ?? null,
    });
    if (!writable) session.close();
    // From now on it can be opened without a network.
    else void journal.write(session.state().kept);
    const photos = createDesignPhotos({
      session,
      uploads,
      pictures,
      fetchPhotos,
      fetchCopy,
      reader: pictureReader(),
      layouts: () => atHand.kind.design.surfaces(session.state().document, atHand.data),
      urlOf: (blob) => URL.createObjectURL(blob),
      newGesture: () => crypto.randomUUID(),
      ...bringingTo(atHand),
    });
    void photos.open();
    const first = photoElements(session.state().document).find(({ photo }) => photo !== null);
    session.select(first ? [first.id] : []);
    openSession = session;
    closeDesign = () => {
      photos.close();
      session.close();
    };
    const { notices, line } = options;
    const loaders = { stock, wardrobes, uploads, pictures };
    return { ...atHand, ...loaders, session, photos, drawer, notices, line, offeredRenewal: null };
  }

  /** Goes on with the release that another device laid the design out with; what she does meanwhile stays. */
  async function reopen(): Promise<void> {
    const record = await designs.read(design);
    if (!record.ok || record.value.release === kindAtHand?.release) return;
    const loaded = await loadKind(options.kind, record.value.release, shop, offline);
    if (!loaded.ok || !openSession) return;
    kindAtHand = loaded.value;
    openSession.commit();
    const { kept, save } = openSession.state();
    const { release } = record.value;
    showDesign(kindAtHand, { kept: { ...kept, release }, save, release }, true, null);
  }

  function takeOver() {
    void ownership.takeOver().then(() => open(true));
  }

  const onVisibility = () => {
    if (document.visibilityState === "hidden") openSession?.flush();
    else openSession?.look();
  };
  document.addEventListener("visibilitychange", onVisibility);
  const close = () => {
    document.removeEventListener("visibilitychange", onVisibility);
    clearTimeout(lookAgain);
    closeDesign();
    ownership.release();
  };

  const opened = await open(await ownership.acquire());
  if (opened) return { close };
  close();
  return null;
}
