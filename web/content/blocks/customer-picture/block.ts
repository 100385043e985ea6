import { contentPagePaths } from "../../../../services/content-pages/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { customerPictureExample } from "./example.ts";
import { customerPhotos, type ReadPhotos } from "./photos.ts";

const most = 9;

/** Pictures of customers: those that an editor chose, else those that were approved for the whole shop. */
export const block = defineBlock({
  name: "customer-picture",
  title: t("Bilder von Kunden", "Customers' pictures"),
  palette: ["people", 50],
  fields: { headline, text: lead, items: customerPhotos(most) },
  load: {
    start: {},
    async ask({ items }, { api }): Promise<{ items?: ReadPhotos } | null> {
      if (items.length > 0) return {};
      const found = await ask(api, contentPagePaths.customerPictures, { query: { perPage: String(most) } });
      const pictures = found.ok ? found.value.pictures : [];
      return pictures.length === 0 ? null : { items: pictures as ReadPhotos };
    },
  },
  example: customerPictureExample,
});
