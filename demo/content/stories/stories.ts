import type { StoryText } from "../write.ts";
import { about } from "./about.ts";
import { error } from "./error.ts";
import { frames } from "./frames.ts";
import { guides } from "./guides.ts";
import { help } from "./help.ts";
import { paper } from "./paper.ts";
import { resolution } from "./resolution.ts";
import { shipping } from "./shipping.ts";
import { weddingCards } from "./wedding-cards.ts";

export const stories: readonly StoryText[] = [
  guides,
  resolution,
  frames,
  paper,
  shipping,
  about,
  help,
  weddingCards,
  error,
];
