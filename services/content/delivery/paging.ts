import { done, type Outcome } from "../../../core/outcome.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Parameters } from "./parameters.ts";

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

const standard = 25;

/** Reads page and per_page; more than the most is the most. */
export function readPaging(parameters: Parameters, most: number): Outcome<Paging, Refusal> {
  const [page, perPage] = [readCount(parameters.text("page"), 1), readCount(parameters.text("per_page"), standard)];
  if (page === null || page > 1_000_000) return refuse(400, "page must be a number from 1");
  if (perPage === null) return refuse(400, "per_page must be a number from 1");
  return done({ page, perPage: Math.min(perPage, most) });
}

function readCount(text: string | null, standardValue: number): number | null {
  if (text === null) return standardValue;
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** Rows before a page. */
export const offsetOf = ({ page, perPage }: Paging): number => (page - 1) * perPage;
