import { type QueryParameters, writeQuery } from "../../../core/query-string.ts";
import { type Place, shopPath } from "../../../core/shop-path.ts";
import type { PhotoFrameConfiguration } from "../../../products/photoframe/configuration.ts";
import { designerPath } from "../../../products/photoframe/designer-path.ts";
import { writeLink } from "../../../products/photoframe/write-link.ts";

/** The designer link of a piece. Like `designerLink` of the registry, without bringing every kind into the page. */
export const designerHref = (shop: Place, configuration: PhotoFrameConfiguration, more: QueryParameters = {}): string =>
  `${shopPath(shop, designerPath)}?${writeQuery({ ...writeLink(configuration), ...more })}`;
