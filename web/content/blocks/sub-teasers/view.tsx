import { ContentPhoto, phoneColumn } from "../../content-photo.tsx";
import type { SubTeasers } from "./block.ts";

export const View = ({ block: { headline, items } }: { readonly block: Pick<SubTeasers, "headline" | "items"> }) => (
  <section className="wrap content-sub-teasers">
    {headline !== "" && <h2>{headline}</h2>}
    <ul>
      {items.map(({ _uid, editable, headline: title, text, picture, link }) => (
        <li key={_uid} {...editable}>
          <a {...link}>
            <span className="content-sub-teasers-picture">
              {picture && (
                <ContentPhoto
                  picture={{ ...picture, alt: "" }}
                  sizes={`(min-width: 1000px) 30vw, (min-width: 720px) 45vw, ${phoneColumn}`}
                />
              )}
            </span>
            <b>{title}</b>
            {text !== "" && <span className="mute">{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
