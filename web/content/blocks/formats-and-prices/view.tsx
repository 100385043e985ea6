import { Price } from "../../../../ui/price.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block } from "./block.ts";
import { formatsAndPricesWords } from "./words.ts";

export function View({ block: { headline, formats, note, all } }: ViewProps<typeof block>) {
  const t = useWords(formatsAndPricesWords);
  if (formats.length === 0) return null;
  return (
    <section className="wrap content-formats">
      {headline !== "" && <h2>{headline}</h2>}
      <ul>
        {formats.map(({ format, price, original, href }) => {
          const words = (
            <>
              <span className="num">{format}</span>
              <Price current={price} original={original} />
            </>
          );
          return <li key={format}>{href === null ? words : <a href={href}>{words}</a>}</li>;
        })}
        {all !== null && (
          <li>
            <a href={all}>{t.ownFormat}</a>
          </li>
        )}
      </ul>
      {note !== "" && <p className="small mute">{note}</p>}
    </section>
  );
}
