import type { PageContext } from "../../reading/page-context.ts";
import { linksOf } from "../../reading/values/content-link.ts";
import { type ContentPicture, readPicture } from "../../reading/values/content-picture.ts";
import { globalStory } from "../../reading/values/global-story.ts";
import { type JsonRecord, listOf, recordOf } from "../../reading/values/json.ts";
import { readMainItems, type WrittenItem } from "./read-navigation.ts";

type Pictures = Readonly<Record<string, ContentPicture>>;

/** A picture for each entry of the navigation, by its key. */
export async function readGroupPictures(
  context: Pick<PageContext, "api" | "shop" | "origins" | "cardsFolder" | "teamHost">,
): Promise<Pictures> {
  const reading = { ...linksOf(context), leftOut: () => {} };
  return picturesOf(readMainItems(await globalStory(context), reading));
}

/** The picture beside its flyout, else of its first tile; entries with neither are left out. Alt texts are empty. */
export const picturesOf = (items: readonly Pick<WrittenItem, "key" | "fields">[]): Pictures =>
  Object.fromEntries(
    items.flatMap(({ key, fields: { flyoutGroups, subItems } }) => {
      const features = flyoutGroups.flatMap((group) => listOf(recordOf(group).flyoutGroupItemsCustom));
      const [picture] = [...pictured(features, "picture"), ...pictured(subItems, "subnaviAsset")];
      return picture ? [[key, { ...picture, alt: "" }]] : [];
    }),
  );

const pictured = (list: readonly unknown[], field: keyof JsonRecord & string): readonly ContentPicture[] =>
  list.flatMap((one) => readPicture(recordOf(one)[field]) ?? []);
