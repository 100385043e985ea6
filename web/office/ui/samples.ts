import { actionSamples } from "./action-samples.tsx";
import { fieldSamples } from "./field-samples.tsx";
import { goodsSamples } from "./goods-samples.tsx";
import { newsSamples } from "./news-samples.tsx";

/** All that the gallery shows, by the name that it stands under. */
export const samples = { ...actionSamples, ...fieldSamples, ...goodsSamples, ...newsSamples };
