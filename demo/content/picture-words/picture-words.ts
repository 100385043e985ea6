import { closeUpWords } from "./close-ups.ts";
import { paperWords } from "./paper.ts";
import { photoWords } from "./photos.ts";
import type { PictureWords } from "./told.ts";
import { wallWords } from "./walls.ts";

export const pictureWords: PictureWords = { ...wallWords, ...closeUpWords, ...paperWords, ...photoWords };
