import { ways } from "../../blocks.ts";
import type { Head } from "../../heads.ts";
import { readOn } from "../../pieces.ts";
import { guides } from "./heads.ts";

const { overview, ...topics } = guides;
/** Every guide, in the order readers ask for them. */
export const allGuides: readonly Head[] = Object.values(topics);

/** Ways to other guides; the one a reader is on stays out. */
export const moreGuides = (without?: Head) => ways(readOn, allGuides.filter((head) => head !== without).slice(0, 4));
