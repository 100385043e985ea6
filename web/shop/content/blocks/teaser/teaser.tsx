import { ContentPhoto } from "../../content-photo.tsx";
import { ContentButton } from "../button/button.tsx";
import type { Teaser } from "./schema.ts";

export function TeaserBlock({ block }: { readonly block: Teaser }) {
  const { headline, text, picture, look, level, buttons } = block;
  const Heading = `h${level}` as const;
  return (
    <section className="wrap content-teaser" data-look={picture === null ? "plain" : look}>
      <div className="content-teaser-words">
        <Heading>{headline}</Heading>
        {text !== "" && <p className="lead">{text}</p>}
        {buttons.length > 0 && (
          <div className="content-teaser-buttons">
            {buttons.map((button) => (
              <ContentButton key={button.text} button={button} />
            ))}
          </div>
        )}
      </div>
      {picture && (
        <div className="content-teaser-picture">
          <ContentPhoto
            picture={picture}
            sizes={look === "wide" ? "100vw" : "(min-width: 1000px) 55vw, 100vw"}
            first={level === "1"}
          />
        </div>
      )}
    </section>
  );
}
