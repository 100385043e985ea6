import type { KindRecipients } from "../../kind-design.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { followingAccessories } from "../following-accessories.ts";
import { quantityFor } from "../quantity.ts";
import type { Release } from "../release.ts";
import { settle } from "../settle.ts";

/** A card for each guest: between two steps of the price list the next one is charged, and what is over stays blank. */
export const recipients: KindRecipients<CardConfiguration, Release> = {
  offered: ({ card }, { guestbooks }) => !guestbooks.some(({ key }) => key === card),
  choose({ recipients: _, ...configuration }, list, release) {
    if (list === null) return configuration;
    const quantity = configuration.isSample ? configuration.quantity : quantityFor(list.count);
    const wanted = { ...configuration, recipients: list, quantity };
    const accessories = [...followingAccessories(configuration, wanted, release)];
    return settle({ ...wanted, accessories }, release, configuration.card).configuration;
  },
};
