import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { ImageSource } from "../core/image/responsive-image.ts";
import "./picture.css";
import { Icon } from "./icon.tsx";

export interface PictureProps {
  /** For browsers that choose nothing from `sources`. */
  readonly src: string;
  /** Pixels of `src`: they hold its place, so that nothing moves when it comes. */
  readonly width: number;
  readonly height: number;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** The same picture by format, each in several widths. */
  readonly sources?: readonly ImageSource[] | undefined;
  /** How wide it is shown, as in `<img sizes>`. */
  readonly sizes?: string | undefined;
  /** The point to keep when its place has other proportions: CSS object-position. */
  readonly focus?: string | undefined;
  /** Fills its place until it has come; grey when left out. */
  readonly colour?: string | undefined;
  /** Seen at once: not left until it is near. */
  readonly eager?: boolean | undefined;
}

type State = "coming" | "loaded" | "missing";

/** A picture in the best size and format the browser takes; a coloured place before, and its words where it does not come. */
export function Picture({ src, width, height, alt, sources = [], sizes, focus, colour, eager }: PictureProps) {
  const [state, setState] = useState<State>("coming");
  const image = useRef<HTMLImageElement>(null);
  // What came, or failed, before React did has told nobody.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete) setState(naturalWidth ? "loaded" : "missing");
  }, []);
  if (state === "missing") return <Missing alt={alt} ratio={`${width} / ${height}`} />;
  const place: CSSProperties = { objectPosition: focus, background: state === "coming" ? colour : undefined };
  return (
    <picture className="picture" data-state={state}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={src}
        width={width}
        height={height}
        alt={alt}
        style={place}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        onLoad={() => setState("loaded")}
        onError={() => setState("missing")}
      />
    </picture>
  );
}

function Missing({ alt, ratio }: { readonly alt: string; readonly ratio: string }) {
  const style = { aspectRatio: ratio };
  const sign = <Icon name="picture" />;
  if (alt === "") {
    return (
      <span className="picture-missing" style={style} aria-hidden="true">
        {sign}
      </span>
    );
  }
  return (
    <span className="picture-missing" style={style} role="img" aria-label={alt}>
      {sign}
      <span aria-hidden="true">{alt}</span>
    </span>
  );
}
