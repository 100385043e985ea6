import { ContentPhoto, phoneColumn } from "../../content-photo.tsx";
import { ContentButton } from "../button/view.tsx";
import type { Teaser } from "./block.ts";
import { HomeHero } from "./home-hero.tsx";

export function View({ block }: { readonly block: Teaser }) {
  const { headline, text, picture, look, level, buttons } = block;
  const Heading = `h${level}` as const;
  if (look === "room" && picture !== null) return <Room block={block} picture={picture} />;
  return (
    <section className="wrap content-teaser" data-look={picture === null ? "plain" : look}>
      <div className="content-teaser-words">
        <Heading>{headline}</Heading>
        {text !== "" && <p className="lead">{text}</p>}
        <Buttons buttons={buttons} />
      </div>
      {picture && (
        <div className="content-teaser-picture">
          <ContentPhoto
            picture={picture}
            sizes={look === "wide" ? "100vw" : `(min-width: 1000px) 55vw, ${phoneColumn}`}
            first={level === "1"}
          />
        </div>
      )}
    </section>
  );
}

interface RoomProps {
  readonly block: Teaser;
  readonly picture: NonNullable<Teaser["picture"]>;
}

function Room({ block: { headline, text, level, buttons, label }, picture }: RoomProps) {
  const Heading = `h${level}` as const;
  const photo = <ContentPhoto picture={picture} sizes="(max-width: 719px) 130vw, 100vw" first={level === "1"} />;
  return (
    <HomeHero picture={photo} label={label}>
      <Heading className="display">{headline}</Heading>
      {text !== "" && <p className="lead">{text}</p>}
      <Buttons buttons={buttons} />
    </HomeHero>
  );
}

const Buttons = ({ buttons }: Pick<Teaser, "buttons">) =>
  buttons.length > 0 && (
    <div className="content-teaser-buttons">
      {buttons.map((button) => (
        <ContentButton key={button.text} button={button} />
      ))}
    </div>
  );
