import type { Channel } from "./channel.ts";
import { type Locale, type Unit, unitOf } from "./locale.ts";

/** What a channel shows and offers (specification section 9, channel settings). */
export interface ChannelSettings {
  readonly condolenceBooks: boolean;
  readonly guestbooks: boolean;
  readonly wishlist: boolean;
  readonly trailingSlash: boolean;
  /** Lists of templates stand close together. */
  readonly compactTemplates: boolean;
  readonly pricesInOverview: boolean;
  readonly coverLaminationChoice: boolean;
  readonly defaultLamination: "glossy" | "matt";
  readonly apps: boolean;
  readonly lazyFirstImage: boolean;
  /** Of sizes in the gallery. */
  readonly galleryUnit: Unit;
}

/** The card channel's settings, or the poster channel's; what the specification does not say of one is off there. */
export function channelSettings(channel: Channel, locale: Locale): ChannelSettings {
  const galleryUnit = unitOf(locale);
  if (channel === "card") {
    return {
      ...{ condolenceBooks: true, guestbooks: true, wishlist: true, trailingSlash: true },
      ...{ compactTemplates: false, pricesInOverview: false, apps: false, lazyFirstImage: false },
      ...{ coverLaminationChoice: false, defaultLamination: "matt", galleryUnit },
    };
  }
  return {
    ...{ condolenceBooks: false, guestbooks: false, wishlist: false, trailingSlash: false },
    ...{ compactTemplates: true, pricesInOverview: true, apps: galleryUnit === "cm", lazyFirstImage: true },
    ...{ coverLaminationChoice: true, defaultLamination: "glossy", galleryUnit },
  };
}
