import { recordOf, textOf } from "../values/json.ts";
import { safeColour, safeId } from "../values/safe-values.ts";
import { type Mark, textStyles } from "./rich-text-tree.ts";

const plain = ["bold", "italic", "strike", "underline", "code", "superscript", "subscript"] as const;

/** What one mark of the protocol means to us; a text says why nothing. Links are no marks here, but nodes. */
export function readMark(value: unknown): readonly Mark[] | string {
  const { type, attrs } = recordOf(value);
  const name = textOf(type);
  const given = recordOf(attrs);
  const known = plain.find((one) => one === name);
  if (known) return [{ type: known }];
  const colour = textOf(given.color);
  switch (name) {
    case "highlight":
      return colour === "" ? [] : coloured("highlight", colour);
    case "textStyle":
      return together([
        colour === "" ? [] : coloured("color", colour),
        styled(textOf(given.class)),
        anchor(textOf(given.id)),
      ]);
    case "styled":
      return styled(textOf(given.class));
    case "anchor":
      return anchor(textOf(given.id));
    default:
      return `unknown mark ${name.slice(0, 50)}`;
  }
}

function coloured(type: "highlight" | "color", text: string): readonly Mark[] | string {
  const color = safeColour(text);
  return color === null ? "a colour that is none" : [{ type, color }];
}

/** Classes of other systems' style sheets mean nothing here and are no fault. */
function styled(text: string): readonly Mark[] {
  const style = textStyles.find((one) => one === text.trim()) ?? null;
  return style === null ? [] : [{ type: "styled", style }];
}

function anchor(text: string): readonly Mark[] | string {
  if (text === "") return [];
  const id = safeId(text);
  return id === null ? "an anchor whose id cannot be used" : [{ type: "anchor", id }];
}

const together = (parts: readonly (readonly Mark[] | string)[]): readonly Mark[] | string =>
  parts.find((part) => typeof part === "string") ?? parts.flatMap((part) => (typeof part === "string" ? [] : part));
