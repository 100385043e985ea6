import { ButtonLink } from "../../../../ui/button.tsx";
import { useWords } from "../../../words/use-words.ts";
import { ContentPhoto, phoneColumn } from "../../content-photo.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import { PriceNote, TilePriceText } from "../../tiles.tsx";
import type { block } from "./block.ts";
import styles from "./photobook-detail.css?url";
import { photobookDetailWords } from "./words.ts";

export function View({ block: { headline, text, picture, link, book, toCome } }: ViewProps<typeof block>) {
  const t = useWords(photobookDetailWords);
  if (book === null) return null;
  return (
    <section className="wrap content-book" data-picture={picture !== null}>
      <link rel="stylesheet" href={styles} precedence="default" />
      {picture && (
        <div className="content-book-picture">
          <ContentPhoto picture={picture} sizes={`(min-width: 1000px) 55vw, ${phoneColumn}`} />
        </div>
      )}
      <div>
        <h2>{headline === "" ? book.title : headline}</h2>
        {text !== "" && <p className="mute">{text}</p>}
        <p className="small">{[book.title, ...book.facts].join(" · ")}</p>
        {book.pages.length > 1 && (
          <table>
            <caption>{t.extraPages}</caption>
            <tbody>
              {book.pages.map(({ pages, price }) => (
                <tr key={pages}>
                  <th scope="row" className="num">
                    {t.pages({ pages })}
                  </th>
                  <td>
                    <TilePriceText price={price} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <PriceNote terms={book.terms} />
        {toCome && <p>{toCome}</p>}
        {link && (
          <ButtonLink href={link.href} look="ghost">
            {t.choose}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
