import { z } from "zod";
import { judgeLink } from "../../../../../core/link-rules.ts";
import { type BlockReading, linkField, neededText, pictureField, textField } from "../../block-fields.ts";
import { recordOf, textOf } from "../../json.ts";

/** A file of the shop's own; another site's would tell that site who looks. */
const ownFile = ({ ownHosts }: BlockReading) =>
  z
    .unknown()
    .optional()
    .transform((asset) => {
      const judged = judgeLink(textOf(recordOf(asset).filename), { ownHosts, external: false });
      return judged.ok && judged.value.kind === "own" ? judged.value.href : null;
    });

/**
 * A film: a file of our own, played here, or a link to where it is shown. Nothing of another site is loaded on the page: its
 * player would set cookies before anybody agreed to any.
 */
export const videoSchema = (reading: BlockReading) =>
  z
    .object({
      title: neededText,
      caption: textField,
      /** The still picture keeps the film's place. */
      poster: pictureField.refine((poster) => poster !== null),
      file: ownFile(reading),
      link: linkField(reading),
      /** What is said, as WebVTT. */
      captions: ownFile(reading),
    })
    .refine(({ file, link }) => file !== null || link !== null, { path: ["file"] });
export type Video = z.output<ReturnType<typeof videoSchema>>;
