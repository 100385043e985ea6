import type { ContentLink } from "../values/content-link.ts";
import type { Editable } from "../values/editable.ts";

/**
 * A rich text after reading: only nodes and marks that we draw, only values that were checked, so that drawing it can
 * neither fail nor let anything through.
 */
export type RichText = readonly RichNode[];

export type RichNode =
  | { readonly type: "text"; readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly type: "link"; readonly link: ContentLink & LinkWords; readonly content: RichText }
  | { readonly type: "hard_break" | "horizontal_rule" }
  | ({ readonly type: "image" } & RichImage)
  | { readonly type: "emoji"; readonly name: string; readonly emoji: string }
  | { readonly type: "paragraph"; readonly align?: Align; readonly content: RichText }
  | { readonly type: "heading"; readonly level: HeadingLevel; readonly align?: Align; readonly content: RichText }
  | { readonly type: "blockquote" | "bullet_list" | "list_item"; readonly content: RichText }
  | { readonly type: "ordered_list"; readonly start: number; readonly content: RichText }
  | { readonly type: "code_block"; readonly text: string }
  | { readonly type: "table"; readonly head: readonly TableRow[]; readonly body: readonly TableRow[] }
  /** Blocks in a text, read by whoever knows them. */
  | { readonly type: "blok"; readonly blocks: readonly EmbeddedBlock[] };

/** Attributes that an editor may give a link himself. */
export interface LinkWords {
  readonly title?: string;
  readonly hrefLang?: string;
  readonly download?: string;
}

export interface RichImage {
  readonly src: string;
  readonly alt: string;
  readonly title?: string;
  /** Pixels, where the address tells them. */
  readonly width?: number;
  readonly height?: number;
}

export interface EmbeddedBlock {
  readonly component: string;
  readonly _uid: string;
  readonly editable?: Editable;
}

export type Align = "left" | "center" | "right" | "justify";
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface TableRow {
  readonly cells: readonly TableCell[];
}

export interface TableCell {
  readonly head: boolean;
  readonly colSpan: number;
  readonly rowSpan: number;
  /** CSS colour. */
  readonly background?: string;
  readonly content: RichText;
}

export type Mark =
  | { readonly type: "bold" | "italic" | "strike" | "underline" | "code" | "superscript" | "subscript" }
  /** CSS colours. */
  | { readonly type: "highlight" | "color"; readonly color: string }
  | { readonly type: "styled"; readonly style: TextStyle }
  | { readonly type: "anchor"; readonly id: string };

/** Styles by which an editor may set off words. */
export const textStyles = ["lead", "small", "label", "mute", "num"] as const;
export type TextStyle = (typeof textStyles)[number];
