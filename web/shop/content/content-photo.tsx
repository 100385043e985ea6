import type { ContentPicture } from "./content-picture.ts";

interface ContentPhotoProps {
  readonly picture: ContentPicture;
  /** How wide it is shown, for the browser's choice among its versions. */
  readonly sizes: string;
  /** It is what a visitor sees first. */
  readonly first?: boolean;
}

export function ContentPhoto({ picture: { focus, ...picture }, sizes, first = false }: ContentPhotoProps) {
  return (
    <img
      {...picture}
      alt={picture.alt}
      sizes={picture.srcSet === undefined ? undefined : sizes}
      style={focus === undefined ? undefined : { objectPosition: focus }}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
    />
  );
}
