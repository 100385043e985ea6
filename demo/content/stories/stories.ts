import type { StoryText } from "../write.ts";
import { wedding } from "./cards/wedding.ts";
import { frames } from "./guides/frames.ts";
import { overview as guides } from "./guides/overview.ts";
import { paper } from "./guides/paper.ts";
import { resolution } from "./guides/resolution.ts";
import { shipping } from "./guides/shipping.ts";
import { about } from "./shop/about.ts";
import { error } from "./shop/error.ts";
import { help } from "./shop/help.ts";

export const stories: readonly StoryText[] = [
  ...[guides, resolution, frames, paper, shipping],
  ...[about, help, error],
  wedding,
];
