import { formatName } from "../../core/named-format.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import { NONE } from "../none.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { photobookKey } from "./photobook-key.ts";

/** The configuration as parameters of the designer link, in the specification's names and a fixed order. */
export function writeLink(configuration: PhotobookConfiguration): QueryParameters {
  const { printing, cover, binding, paper, coverLamination, refinement } = configuration;
  return {
    type: photobookKey(configuration),
    printing,
    cover,
    binding,
    paper,
    coverLamination,
    format: formatName(configuration.format),
    pageCount: String(configuration.pageCount),
    // Added only when not none (specification section 3, photobook).
    refinement: refinement === NONE ? null : refinement,
    endPaper: configuration.endPaper ?? null,
    giftBox: configuration.giftBox ? "true" : null,
    quantity: String(configuration.quantity),
    designGroupSetId: configuration.designGroupSetId,
  };
}
