import { nameInSentence } from "../../../core/in-sentence.ts";
import "./more-formats.css";
import { paperName } from "../../../core/named-format.ts";
import type { Chosen } from "../../../products/kind-page.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTiles } from "../../../ui/format-tile.tsx";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import { useMessages } from "../../words/context.tsx";
import { type Piece, sectionOf, typeLabel } from "./calculator.ts";
import { Tile } from "./tile.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
  /** Where the list stands in front of the page: makes the choice when it is gone. */
  readonly onChosen?: ((choose: () => void) => void) | undefined;
}

/** Every format of the shop by ratio, true to scale; where the type does not come in it, in one that does. */
export function MoreFormats({ calculator, onChosen }: Props) {
  const t = useMessages().product;
  const { text } = calculator;
  const section = sectionOf(calculator, "formats");
  const groups = section?.more?.groups() ?? [];
  const inFront = (event: React.MouseEvent, chosen: Chosen<Piece>, step: "same" | "new") => {
    if (!onChosen || !isPlainClick(event)) return false;
    event.preventDefault();
    onChosen(() => calculator.apply(chosen, step));
    return true;
  };
  return (
    <div className="more-formats">
      <p className="mute small">
        {section?.note
          ? text(section.note)
          : t.allFormatsLead({ material: nameInSentence(typeLabel(calculator), calculator.shop.locale) })}
      </p>
      {groups.map(({ key, label, tiles }) => {
        const scale = scaleOfShapes(tiles.map(({ size }) => size));
        return (
          <section key={key} aria-label={text(label)}>
            <h3>{text(label)}</h3>
            <FormatTiles>
              {tiles.map((tile) => (
                <Tile
                  key={tile.value}
                  tile={tile}
                  scale={scale}
                  calculator={calculator}
                  note={
                    tile.type
                      ? t.inMaterial({ material: nameInSentence(text(tile.type), calculator.shop.locale) })
                      : tile.name
                        ? null
                        : paperName(tile.size)
                  }
                  onChoose={(event, chosen) => inFront(event, chosen, tile.type ? "new" : "same")}
                />
              ))}
            </FormatTiles>
          </section>
        );
      })}
    </div>
  );
}
