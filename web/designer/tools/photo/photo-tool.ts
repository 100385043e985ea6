import { memo } from "react";
import type { PhotoElement } from "../../../../design/document.ts";
import type { ElementTool } from "../../elements/tool.ts";
import { PhotoInspector } from "./photo-inspector.tsx";
import { photoName } from "./photo-name.ts";
import { PhotoPlace } from "./photo-place.tsx";
import { PhotoToolbar } from "./photo-toolbar.tsx";

export const photoTool: ElementTool<PhotoElement> = {
  icon: "picture",
  noun: (words) => words.elements.photo,
  name(element, { words, n, document, resolution }) {
    const file = document.photos.find(({ id }) => id === element.photo)?.name ?? null;
    const judged = resolution.find((one) => one.element === element.id);
    return photoName(words, n, file, judged);
  },
  canEnter: ({ photo }) => photo !== null,
  keepsShape: true,
  Inspector: PhotoInspector,
  Toolbar: PhotoToolbar,
  Object: memo(PhotoPlace),
};
