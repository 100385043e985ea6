import { Icon } from "../../../../ui/icon.tsx";
import { useLocale } from "../../../words/context.tsx";
import { useWords } from "../../../words/use-words.ts";
import { ContentPhoto } from "../../content-photo.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition, Video } from "./block.ts";
import styles from "./video.css?url";
import { videoWords } from "./words.ts";

type Props = ViewProps<typeof definition>;

export function View({ block }: Props) {
  const { caption } = block;
  return (
    <figure className="wrap content-video">
      <link rel="stylesheet" href={styles} precedence="default" />
      {block.file === null ? <Elsewhere block={block} /> : <Own block={block} file={block.file} />}
      {caption !== "" && <figcaption className="small mute">{caption}</figcaption>}
    </figure>
  );
}

function Own({ block: { title, poster, captions }, file }: { readonly block: Video; readonly file: string }) {
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useMediaCaption: films without words have none
    <video controls playsInline preload="none" poster={poster?.src} aria-label={title}>
      <source src={file} />
      {captions && <track kind="captions" src={captions} srcLang={locale.slice(0, 2)} default />}
    </video>
  );
}

function Elsewhere({ block: { title, poster, link } }: Props) {
  const t = useWords(videoWords);
  if (!poster || !link) return null;
  return (
    <a href={link.href} rel="nofollow noopener noreferrer" target="_blank" aria-label={t.play({ title })}>
      <ContentPhoto picture={{ ...poster, alt: "" }} sizes="100vw" />
      <span className="content-video-words" aria-hidden="true">
        {title}
        <Icon name="external-link" />
      </span>
    </a>
  );
}
