import { formatSides } from "../../../core/length-text.ts";
import { bounds } from "../../../design/bounds.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import { isRimmed, photoOf } from "../../../products/pile/print-side.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { CountField } from "./count-field.tsx";
import { movedPrints, type PrintMove } from "./moved-prints.ts";
import {
  changedEffects,
  colouredPrints,
  copiedPrints,
  countedPrints,
  removedPrints,
  restockedPrints,
  rimmedPrints,
  turnedPhotos,
} from "./print-steps.ts";
import { type Print, usePile } from "./use-pile.ts";
import "./selection-bar.css";

interface SelectionBarProps {
  readonly chosen: readonly Print[];
  /** The order of the prints is part of the product. */
  readonly ordered: boolean;
  readonly onClear: () => void;
  readonly onOpen: (surface: string) => void;
}

const printMoves = [
  ["forwards", "arrow-left"],
  ["backwards", "arrow-right"],
  ["front", "chevron-left"],
  ["back", "chevron-right"],
] as const satisfies readonly (readonly [PrintMove, string])[];

const MIXED = "";
const BLACK = "#1b1a18";

/** What is changed of the chosen prints, all at once. */
export function SelectionBar({ chosen, ordered, onClear, onOpen }: SelectionBarProps) {
  const t = useMessages().designer.pile;
  const { shop, text } = useDesignContext();
  const { rules, stocks, change } = usePile();
  const ids = new Set(chosen.map(({ surface }) => surface.id));
  const rims = new Set(chosen.map(({ surface }) => isRimmed(photoOf(surface) ?? { frame: "surface" })));
  const effects = chosen.map(({ surface }) => photoOf(surface)?.effect);
  const mono = effects.every((effect) => effect?.tone === "black-and-white");
  const warm = effects.every((effect) => (effect?.warmth ?? 0) > 0);
  const black = chosen.every(({ surface }) => surface.background === BLACK);
  const counts = new Set(chosen.map(({ surface }) => surface.copies));
  const [count] = counts;
  const sizeOf = (stock: Print["stock"]) => formatSides(stock.format, shop.locale);
  const papers = new Map(stocks.map(({ paper }) => [paper.key, text(paper)]));
  const sizes = [...new Set(stocks.map(sizeOf))];
  const one = only(chosen.map(({ stock }) => sizeOf(stock)));
  const paper = only(chosen.map(({ stock }) => stock.paper.key));
  const step = (by: number) =>
    change(() =>
      chosen.flatMap(({ surface: { id, copies } }) => countedPrints(new Set([id]), Math.max(copies + by, 1))),
    );
  const all = (make: (document: DesignDocument) => readonly Step[]) => change(make);
  const [first] = chosen;
  return (
    <section className="selection-bar" aria-label={t.bar}>
      <b className="num" role="status">
        {t.chosen({ count: chosen.length })}
      </b>
      {sizes.length > 1 && (
        <select
          aria-label={t.size}
          value={one ?? MIXED}
          onChange={({ target: { value } }) =>
            all((document) =>
              restockedPrints(
                document,
                ids,
                (from) => stocks.find((to) => sizeOf(to) === value && to.paper.key === from.paper.key),
                rules,
              ),
            )
          }
        >
          {one === null && <option value={MIXED}>{t.mixed}</option>}
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      )}
      {papers.size > 1 && (
        <select
          className="selection-bar-paper"
          aria-label={t.paper}
          value={paper ?? MIXED}
          onChange={({ target: { value } }) =>
            all((document) =>
              restockedPrints(
                document,
                ids,
                (from) => stocks.find((to) => sizeOf(to) === sizeOf(from) && to.paper.key === value),
                rules,
              ),
            )
          }
        >
          {paper === null && <option value={MIXED}>{t.mixed}</option>}
          {[...papers].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
      <span className="selection-bar-count num">
        <IconButton icon="minus" small label={t.fewerEach} onClick={() => step(-1)} />
        <CountField
          count={counts.size === 1 ? (count ?? null) : null}
          most={bounds.copies}
          onCount={(copies) => change(() => countedPrints(ids, copies))}
        />
        <IconButton icon="plus" small label={t.moreEach} onClick={() => step(1)} />
      </span>
      <button
        type="button"
        aria-pressed={rims.size === 1 && rims.has(false)}
        onClick={() => all((document) => rimmedPrints(document, ids, false, rules))}
      >
        <Icon name="fit" small />
        <span>{t.fill}</span>
      </button>
      <button
        type="button"
        aria-pressed={rims.size === 1 && rims.has(true)}
        onClick={() => all((document) => rimmedPrints(document, ids, true, rules))}
      >
        <Icon name="frame" small />
        <span>{t.rim}</span>
      </button>
      <button
        type="button"
        className="selection-bar-more"
        aria-pressed={mono}
        onClick={() =>
          all((document) => changedEffects(document, ids, { tone: mono ? "none" : "black-and-white" }, rules))
        }
      >
        <Icon name="black-white" small />
        <span>{t.mono}</span>
      </button>
      <Menu
        trigger={<IconButton icon="dots" label={t.further} />}
        groups={[
          [
            { label: t.crop, icon: "crop", onSelect: () => first && onOpen(first.surface.id) },
            { label: t.turn, icon: "rotate", onSelect: () => all((document) => turnedPhotos(document, ids, rules)) },
            {
              label: t.mono,
              icon: "black-white",
              onSelect: () =>
                all((document) => changedEffects(document, ids, { tone: mono ? "none" : "black-and-white" }, rules)),
            },
            {
              label: t.rimBlack,
              icon: "frame",
              onSelect: () =>
                change(
                  (document) => rimmedPrints(document, ids, true, rules),
                  () => colouredPrints(ids, black ? null : BLACK),
                ),
            },
            {
              label: t.warm,
              icon: "light",
              onSelect: () => all((document) => changedEffects(document, ids, { warmth: warm ? 0 : 25 }, rules)),
            },
          ],
          ...(ordered
            ? [
                printMoves.map(([move, icon]) => ({
                  label: t.moves[move],
                  icon,
                  onSelect: () => all((document) => movedPrints(document, ids, move, rules)),
                })),
              ]
            : []),
          [
            {
              label: t.again,
              icon: "copy",
              onSelect: () => all((document) => copiedPrints(document, ids, rules, () => crypto.randomUUID())),
            },
            {
              label: t.remove,
              icon: "trash",
              danger: true,
              onSelect: () => all((document) => removedPrints(document, ids, rules)),
            },
          ],
        ]}
      />
      <IconButton icon="close" label={t.clear} onClick={onClear} />
    </section>
  );
}

/** What all have in common; null where they differ. */
function only(values: readonly string[]): string | null {
  const [first, ...others] = new Set(values);
  return first !== undefined && others.length === 0 ? first : null;
}
