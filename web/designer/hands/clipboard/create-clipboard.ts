import { type Step, stepsOf } from "../../../../design/operation.ts";
import { fetchPhotos } from "../../uploads/http-photos.ts";
import type { HandsPorts } from "../hands-ports.ts";
import type { Held } from "../steps/held.ts";
import { removeSteps } from "../steps/remove-steps.ts";
import { type Clip, clipOf } from "./clip.ts";
import { ownPhotos } from "./own-photos.ts";
import { missingPhotos, pasteClip } from "./paste-clip.ts";
import { fillTransfer, type PasteContent, readFromClipboard, writeToClipboard } from "./transfer.ts";

interface ClipboardOptions {
  readonly ports: () => HandsPorts;
  readonly held: () => Held | null;
  readonly select: (elements: readonly string[]) => void;
  readonly perform: (steps: readonly Step[]) => boolean;
  readonly say: (words: string) => void;
}

/** Copying and pasting, by the browser's own events and by buttons. */
export interface ElementClipboard {
  /** Copies by a button; browsers that refuse it still paste within this tab. */
  copy(): Promise<void>;
  /** Fills a copy or cut event; false where nothing is selected that can be copied. */
  fill(data: DataTransfer, cut: boolean): boolean;
  paste(content: PasteContent): Promise<void>;
  pasteByButton(): Promise<void>;
  /** Was anything copied in this tab? */
  hasCopied(): boolean;
}

export function createClipboard({ ports, held, select, perform, say }: ClipboardOptions): ElementClipboard {
  /** What was copied last in this tab. */
  let last: Clip | null = null;
  const session = () => ports().context.session;

  function taken(): Clip | null {
    const selected = held();
    return selected && clipOf(session().state().document, selected.surface.id, selected.elements);
  }

  async function pasteElements(clip: Clip): Promise<void> {
    const missing = missingPhotos(session().state().document, clip);
    const own = missing.length > 0 ? await ownPhotos(missing, fetchPhotos) : [];
    const { context, work, words } = ports();
    const { document, selection } = session().state();
    const [first] = work.board.sides;
    const side =
      work.board.sides.find(({ surface }) => surface.elements.some(({ id }) => id === selection[0])) ?? first;
    if (!side) return;
    const pasted = pasteClip(
      { document, surface: side.surface, trim: side.layout.trim, allowed: context.kind.design.abilities.elements },
      clip,
      own,
      () => crypto.randomUUID(),
    );
    if (!pasted) return say(words.said.nothingToPaste);
    for (const photo of pasted.photos) context.pictures.set(photo, { from: "house" });
    if (!perform(stepsOf(pasted.operation))) return;
    void context.stock.ensure(session().state().document);
    select(pasted.elements);
    const lost = missing.length > pasted.photos.length ? ` ${words.said.withoutPhotos}` : "";
    say(`${words.said.added({ n: pasted.elements.length })}.${lost}`);
  }

  async function paste(content: PasteContent): Promise<void> {
    if ("files" in content) ports().context.photos.add(content.files);
    else await pasteElements(content.clip);
  }

  return {
    paste,
    hasCopied: () => last !== null,
    async copy() {
      const clip = taken();
      if (!clip) return;
      last = clip;
      await writeToClipboard(clip, navigator.clipboard);
      say(ports().words.said.copied({ n: clip.elements.length }));
    },
    fill(data, cut) {
      const clip = taken();
      if (!clip) return false;
      last = clip;
      fillTransfer(data, clip);
      const { said } = ports().words;
      if (cut) perform(removeSteps(clip.elements));
      say((cut ? said.cut : said.copied)({ n: clip.elements.length }));
      return true;
    },
    async pasteByButton() {
      const content = (await readFromClipboard(navigator.clipboard)) ?? (last && { clip: last });
      if (content) await paste(content);
      else say(ports().words.said.nothingToPaste);
    },
  };
}
