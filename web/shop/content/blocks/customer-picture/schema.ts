import { z } from "zod";
import { contentPagePaths } from "../../../../../services/content-pages/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, textField, withAnswer } from "../../block-fields.ts";
import { type CustomerPhotos, customerPhotos } from "./photos.ts";

const most = 9;

/** Pictures of customers: those that an editor chose, else those that were approved for the whole shop. */
export const customerPictureSchema = (reading: BlockReading) =>
  z.object({ headline: textField, text: textField, items: customerPhotos(reading) }).transform((read) => {
    const items = read.items.slice(0, most);
    if (items.length > 0) return { ...read, items };
    return withAnswer(reading, {
      read,
      start: { items },
      answer: async (api) => {
        const found = await ask(api, contentPagePaths.customerPictures, { query: { perPage: String(most) } });
        const pictures = found.ok ? found.value.pictures : [];
        return pictures.length === 0 ? null : { items: pictures as CustomerPhotos };
      },
    });
  });
export type CustomerPicture = z.output<ReturnType<typeof customerPictureSchema>>;
