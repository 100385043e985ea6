import type { Locale } from "../core/locale.ts";
import type { KindPanel } from "./panel.ts";

/**
 * A panel whose configuration and catalogue types only its kind knows; see `AnyKind` in the registry.
 */
// biome-ignore lint/suspicious/noExplicitAny: panels of different types, whose input their kind's schemas parsed.
export type AnyPanel = KindPanel<any, any>;

/**
 * Every kind's panel, loaded with its words in the page's locale when its designer is opened. A further kind is one
 * more line.
 */
export const panels: Readonly<Record<string, (locale: Locale) => Promise<AnyPanel>>> = {
  card: async (locale) => (await import("./card/panel.tsx")).loadPanel(locale),
  calendar: async (locale) => (await import("./calendar/panel.tsx")).loadPanel(locale),
  collage: async (locale) => (await import("./collage/panel.tsx")).loadPanel(locale),
  photobook: async (locale) => (await import("./photobook/panel.tsx")).loadPanel(locale),
  photoframe: async (locale) => (await import("./photoframe/panel.tsx")).loadPanel(locale),
  photoprint: async (locale) => (await import("./photoprint/panel.tsx")).loadPanel(locale),
  photobox: async (locale) => (await import("./photobox/panel.tsx")).loadPanel(locale),
};
