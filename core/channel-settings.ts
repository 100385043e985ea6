import type { Channel } from "./channel.ts";
import { type Locale, unitOf } from "./locale.ts";

/** Appearance and offers of a channel (specification section 9, channel settings; decision 0123 omits two). */
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
}

/** The card channel's settings, or the poster channel's; what the specification does not say of one is off there. */
export function channelSettings(channel: Channel, locale: Locale): ChannelSettings {
  if (channel === "card") {
    return {
      condolenceBooks: true,
      guestbooks: true,
      wishlist: true,
      trailingSlash: true,
      compactTemplates: false,
      pricesInOverview: false,
      apps: false,
      coverLaminationChoice: false,
      defaultLamination: "matt",
    };
  }
  return {
    condolenceBooks: false,
    guestbooks: false,
    wishlist: false,
    trailingSlash: false,
    compactTemplates: true,
    pricesInOverview: true,
    apps: unitOf(locale) === "cm",
    coverLaminationChoice: true,
    defaultLamination: "glossy",
  };
}
