import { ladderSentence } from "../../core/ladder-words.ts";
import { ladderFaults } from "../../core/ladders.ts";
import type { Language } from "../../core/locale.ts";
import { placeOf } from "../../core/place.ts";
import type { Problem } from "./problem.ts";
import { fileOfCatalogue, type ShopData, shippingFile, taxFile } from "./shop-data.ts";

/** Gaps and overlaps in one file's data, each with both lines. */
export const ladderProblemsOf = (file: string, data: unknown, language: Language): readonly Problem[] =>
  ladderFaults(data).map((fault) => ({ file, place: placeOf(fault.path), rule: ladderSentence(fault, language) }));

/** In everything that is to be published and has steps: price lists, taxes, delivery. */
export const ladderProblems = ({ taxes, shipping, catalogues }: ShopData, language: Language): readonly Problem[] => [
  ...ladderProblemsOf(taxFile, taxes, language),
  ...ladderProblemsOf(shippingFile, shipping, language),
  ...catalogues.flatMap(({ kind, data }) => ladderProblemsOf(fileOfCatalogue(kind), data, language)),
];
