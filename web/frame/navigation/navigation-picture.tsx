import type { SmallPicture } from "./navigation.ts";

interface NavigationPictureProps {
  readonly picture: SmallPicture;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A small picture beside words that say what it shows. */
export const NavigationPicture = ({ picture: { src, avif, focus }, width, height }: NavigationPictureProps) => (
  <picture>
    {avif && <source type="image/avif" srcSet={avif} />}
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      style={focus === undefined ? undefined : { objectPosition: focus }}
    />
  </picture>
);
