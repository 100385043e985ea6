import "./more-formats.css";
import { formatSize } from "../../../core/length-text.ts";
import { sameFormat } from "../../../core/measure.ts";
import { paperName } from "../../../core/named-format.ts";
import { chooseFormat } from "../../../products/photoframe/calculator/choose.ts";
import { moreFormats } from "../../../products/photoframe/calculator/format-tabs.ts";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import { isPlainClick } from "../dialogs/plain-click.ts";
import { GivenWay } from "./given-way.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
  /** Where the list stands in front of the page: makes the choice when it is gone. */
  readonly onChosen?: ((choose: () => void) => void) | undefined;
}

/** Every format of the shop by ratio, true to scale; where the material does not come in it, in one that does. */
export function MoreFormats({ calculator, onChosen }: Props) {
  const t = useMessages().product;
  const { setup, state, shop, text, money, material } = calculator;
  const groups = moreFormats(setup, state);
  return (
    <div className="more-formats">
      <p className="mute small">{t.allFormatsLead(text(material.label))}</p>
      {groups.map(({ key, label, formats }) => {
        const scale = scaleOfShapes(formats.map(({ format }) => format));
        return (
          <section key={key} aria-label={typeof label === "string" ? label : text(label)}>
            <h3>{typeof label === "string" ? label : text(label)}</h3>
            <FormatTiles>
              {formats.map(({ format, materialType }) => {
                const chosen = chooseFormat(setup, state, format, materialType);
                const step = materialType === material.key ? "same" : "new";
                const link = calculator.choose(chosen, step);
                const other = materialType === material.key ? undefined : t.inMaterial(text(`mat.${materialType}`));
                const note = other ?? paperName(format);
                return (
                  <FormatTile
                    key={`${format.width}x${format.height}`}
                    target={{
                      ...link,
                      onClick: (event) => {
                        if (!onChosen) return link.onClick?.(event);
                        if (!isPlainClick(event)) return;
                        event.preventDefault();
                        onChosen(() => calculator.apply(chosen, step));
                      },
                    }}
                    chosen={other === undefined && sameFormat(format, state.configuration.format)}
                    extent={format}
                    scale={scale}
                    size={
                      <>
                        {note && <small className="format-note">{note}</small>}
                        <GivenWay calculator={calculator} state={chosen.state} />
                        {formatSize(format, shop.locale)}
                      </>
                    }
                    price={<Price current={money(calculator.priceOf(chosen.state.configuration))} />}
                  />
                );
              })}
            </FormatTiles>
          </section>
        );
      })}
    </div>
  );
}
