import { useWords } from "../../../words/use-words.ts";
import { ContentPhoto } from "../../content-photo.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import type { block } from "./block.ts";
import styles from "./customer-picture.css?url";
import { customerPictureWords } from "./words.ts";

export function View({ block: { headline, text, items } }: ViewProps<typeof block>) {
  const t = useWords(customerPictureWords);
  if (items.length === 0) return null;
  return (
    <section className="wrap content-customers">
      <link rel="stylesheet" href={styles} precedence="default" />
      {headline !== "" && <h2>{headline}</h2>}
      {text !== "" && <p className="mute">{text}</p>}
      <ul>
        {items.map(({ picture, name, product, link, source }) =>
          picture === null ? null : (
            <li key={picture.src}>
              <figure>
                <ContentPhoto picture={picture} sizes="(min-width: 720px) 31vw, 48vw" />
                <figcaption className="small">
                  {source === "sample" && <b>{t.sample} · </b>}
                  {name}
                  {name !== "" && product !== "" && " · "}
                  {link && product !== "" ? <a {...link}>{product}</a> : product}
                </figcaption>
              </figure>
            </li>
          ),
        )}
      </ul>
      {items.some(({ source }) => source === "sample") && <p className="small mute">{t.samplePictures}</p>}
    </section>
  );
}
