import { createElement, Fragment, type ReactNode } from "react";
import type { BarWord } from "../../reading/action-bar/bar-words.ts";

/** Words of a bar or of the footer's text; spread, because words have no names by which React could tell them apart. */
export const Words = ({ words }: { readonly words: readonly BarWord[] }) =>
  createElement(Fragment, null, ...words.map(drawn));

function drawn(word: BarWord): ReactNode {
  if (word.kind === "break") return <br />;
  if (word.kind === "text")
    return word.tags.reduce((inner: ReactNode, tag) => createElement(tag, null, inner), word.text);
  const { href, rel, words } = word;
  return (
    <a href={href} rel={rel}>
      <Words words={words} />
    </a>
  );
}
