import { Price } from "../../../../../ui/price.tsx";
import { useBlockWords } from "../../block-words.ts";
import type { FormatsAndPrices } from "./schema.ts";

export function FormatsAndPricesBlock({ block }: { readonly block: FormatsAndPrices }) {
  const { headline, formats, note, all } = block;
  const t = useBlockWords();
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
