import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { type Step, together } from "../../../design/operation.ts";
import { openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import { followNumbers } from "../labels/page-numbers.ts";
import type { Release } from "../release.ts";
import { settlePages } from "../sides/settle-pages.ts";
import { followCover } from "./follow-cover.ts";

/** The cover gets its new spine, and pages their numbers. */
export function followPages(
  design: DesignDocument,
  settled: PhotobookConfiguration,
  release: Release,
): readonly Step[] {
  const { pageCount } = configurationSchema.parse(design.configuration);
  const cover = settled.pageCount === pageCount ? [] : followCover(design, settled, release);
  const paged = apply(design, together(settlePages(design, release).steps));
  return [...cover, ...(paged.ok ? followNumbers(paged.value.document, openCase(settled, release)) : [])];
}
