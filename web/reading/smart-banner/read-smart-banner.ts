import { z } from "zod";
import { channelSettings } from "../../../core/channel-settings.ts";
import type { Locale } from "../../../core/locale.ts";
import { linkField, neededText, pictureField, textField } from "../fields/block-fields.ts";
import type { ContentLink, LinkSurroundings } from "../values/content-link.ts";
import type { ContentPicture } from "../values/content-picture.ts";
import { listOf, recordOf } from "../values/json.ts";
import { type SmartBannerText, smartBannerText } from "./texts.ts";

/** A banner for the mobile app (chrome document, section 2). */
export interface SmartBanner {
  readonly name: string;
  /** "" where editors wrote none. */
  readonly text: string;
  readonly icon: ContentPicture | null;
  /** Where each kind of phone gets the app; at least one is there. */
  readonly ios: ContentLink | null;
  readonly android: ContentLink | null;
  readonly texts: SmartBannerText;
}

export interface SmartBannerReading extends LinkSurroundings {
  readonly locale: Locale;
  readonly leftOut: (what: string) => void;
}

/** Reads a field `smartBanner`: null where channel or locale has no apps, in the app, and where none is named. */
export function readSmartBanner(field: unknown, reading: SmartBannerReading): SmartBanner | null {
  const { channel, locale, platform, leftOut } = reading;
  const written = recordOf(listOf(field)[0]);
  if (written.component !== "smart-banner" || platform !== "web" || !channelSettings(channel, locale).apps) return null;
  const link = linkField(reading);
  const fields = z.object({ name: neededText, text: textField, icon: pictureField, ios: link, android: link });
  const read = fields.safeParse(written);
  if (!read.success || (read.data.ios === null && read.data.android === null)) {
    leftOut("a banner of an app without a name or a link");
    return null;
  }
  return { ...read.data, texts: smartBannerText(locale) };
}
