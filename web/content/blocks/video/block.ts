import { z } from "zod";
import { judgeLink } from "../../../../core/link-rules.ts";
import { recordOf, textOf } from "../../../reading/values/json.ts";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { type Field, link, picture, readAs, text } from "../../define/fields.ts";
import { asset } from "../../define/form-fields.ts";
import { t } from "../../define/office-words.ts";
import { videoExample } from "./example.ts";

/** A file of the shop's own; another site's would tell that site who looks. */
const ownFile = (form: Field<unknown>["form"]) =>
  readAs({ form }, ({ ownHosts }) =>
    z
      .unknown()
      .optional()
      .transform((file) => {
        const judged = judgeLink(textOf(recordOf(file).filename), { ownHosts, external: false });
        return judged.ok && judged.value.kind === "own" ? judged.value.href : null;
      }),
  );

/**
 * A film: a file of our own, played here, or a link to where it is shown. Nothing of another site is loaded on the
 * page: its player would set cookies before anybody agreed to any.
 */
export const block = defineBlock({
  name: "video",
  title: t("Film", "Film"),
  palette: ["words", 90],
  fields: {
    title: text("Titel", "Title", { required: true }),
    caption: text("Satz darunter", "Sentence below it"),
    // The still picture keeps the film's place.
    poster: picture("Standbild", "Still picture", { required: true }),
    file: ownFile(
      asset("Filmdatei", "Film file", {
        files: ["videos"],
        hint: t("Eine eigene Datei; sonst der Link darunter.", "A file of our own; otherwise the link below."),
      }),
    ),
    captions: ownFile(
      asset("Untertitel", "Captions", { files: ["texts"], hint: t("Als WebVTT-Datei.", "As a WebVTT file.") }),
    ),
    link: link("Film beim Anbieter", "Film at its provider"),
  },
  parse: (fields) => fields.refine(({ file, link: target }) => file !== null || target !== null, { path: ["file"] }),
  example: videoExample,
});
export type Video = BlockOf<typeof block>;
