import type { JsonObject } from "../../services/content/contract.ts";
import { block, t, toStory, uuidOf } from "./write.ts";

const link = (slug: string, text: ReturnType<typeof t>) => block("footer-link", { text, link: toStory(slug) });

/** What stands on every page: so far the columns of the footer. */
export const globalContent = (): JsonObject => ({
  _uid: uuidOf("global content"),
  component: "global",
  footer: [
    block("footer-box", {
      title: t("Rat und Hilfe", "Advice and help"),
      links: [
        link("ratgeber/", t("Ratgeber", "Guides")),
        link("ratgeber/aufloesung", t("Auflösung", "Resolution")),
        link("ratgeber/rahmen", t("Rahmen", "Frames")),
        link("ratgeber/papier", t("Papier und Oberfläche", "Paper and surface")),
        link("ratgeber/versand", t("Versand", "Delivery")),
        link("hilfe", t("Hilfe", "Help")),
        link("ueber-uns", t("Über uns", "About us")),
      ],
    }),
  ],
});
