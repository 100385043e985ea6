import { useState } from "react";
import { formatSides } from "../../../core/length-text.ts";
import { trimArea } from "../../../design/surface-geometry.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import type { Flag } from "./eye.ts";
import { factOf } from "./flag-words.ts";
import { mendedPrint, proposalOf } from "./mend.ts";
import { type Print, usePile } from "./use-pile.ts";
import "./eye-list.css";

interface EyeListProps {
  /** Prints with a flag that nobody has answered. */
  readonly flagged: readonly Print[];
  /** The whole screen, or the column beside the table. */
  readonly look: "screen" | "column";
  readonly onKeep: (prints: readonly Print[]) => void;
  readonly onOpen: (surface: string) => void;
}

/** Only the prints that should be looked at, each with a proposal of one click. */
export function EyeList({ flagged, look, onKeep, onOpen }: EyeListProps) {
  const t = useMessages().designer.pile;
  const { prints, rules, change } = usePile();
  const [said, say] = useState("");
  const mend = (ones: readonly Print[]) => {
    change(
      ...ones.map(
        ({ surface, flag }) =>
          (document: Parameters<typeof mendedPrint>[0]) =>
            flag ? mendedPrint(document, surface.id, flag, rules) : [],
      ),
    );
    say(t.eyeCount({ flagged: flagged.length - ones.length, of: prints.length }));
  };
  const rest = prints.length - flagged.length;
  return (
    <section className="eye-list" data-look={look} aria-label={t.eyeTitle}>
      <div className="eye-list-head">
        <h2>{flagged.length > 0 ? t.eyeTitle : t.fine}</h2>
        <span className="label num">
          {flagged.length > 0
            ? t.eyeCount({ flagged: flagged.length, of: prints.length })
            : t.prints({ count: prints.length })}
        </span>
        {flagged.length > 0 && rest > 0 && <p className="label">{t.others({ count: rest })}</p>}
      </div>
      <ul>
        {flagged.map((print) => (
          <EyeEntry
            key={print.surface.id}
            print={print}
            look={look}
            onMend={() => mend([print])}
            onKeep={() => onKeep([print])}
            onOpen={() => onOpen(print.surface.id)}
          />
        ))}
      </ul>
      {flagged.length > 1 && (
        <div className="eye-list-all">
          <Button look="ghost" onClick={() => mend(flagged)}>
            {t.accept({ count: flagged.length })}
          </Button>
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </section>
  );
}

interface EyeEntryProps {
  readonly print: Print;
  readonly look: "screen" | "column";
  readonly onMend: () => void;
  readonly onKeep: () => void;
  readonly onOpen: () => void;
}

const PICTURE = { screen: 212, column: 64 } as const;

function EyeEntry({ print, look, onMend, onKeep, onOpen }: EyeEntryProps) {
  const t = useMessages().designer.pile;
  const { shop } = useDesignContext();
  const { flag, layout, page, n } = print;
  if (!flag) return null;
  const [title, text] = factOf(print, t, shop.locale);
  const area = trimArea(layout);
  const scale = Math.min(PICTURE[look] / area.height, (PICTURE[look] * 1.3) / area.width);
  const isCrop = flag.reason === "cut" || flag.reason === "face";
  const canStay = !(flag.reason === "empty" || (flag.reason === "small" && flag.refused));
  return (
    <li className="eye-entry">
      <button type="button" className="eye-entry-picture" aria-label={`${t.number({ n })}, ${t.crop}`} onClick={onOpen}>
        <PagePicture page={page} area={area} scale={scale} />
      </button>
      <div>
        <p className="eye-entry-title">
          <Icon name={isCrop ? "crop" : "warning"} small />
          <b>{title}</b>
          <span className="label num">{t.number({ n })}</span>
        </p>
        <p className="label">{text}</p>
        <p className="eye-entry-answers">
          <Button look="ghost" small onClick={onMend}>
            {proposalWords(flag, t, (format) => formatSides(format, shop.locale))}
          </Button>
          {canStay && (
            <Button look="quiet" small onClick={isCrop ? onOpen : onKeep}>
              {isCrop ? t.crop : flag.reason === "twin" ? t.keepBoth : t.keep}
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}

type Words = ReturnType<typeof useMessages>["designer"]["pile"];

function proposalWords(
  flag: Flag,
  t: Words,
  size: (format: { readonly width: number; readonly height: number }) => string,
): string {
  if (flag.reason === "twin") return t.reasons.only({ n: flag.of });
  if (flag.reason === "small" && flag.smaller) return t.reasons.take({ size: size(flag.smaller.format) });
  if (flag.reason === "turned") return t.turn;
  return proposalOf(flag) === "rim" ? t.rim : t.reasons.drop;
}
