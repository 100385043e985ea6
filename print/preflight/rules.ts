import type { Rule } from "./rule.ts";
import { annotations } from "./rules/annotations.ts";
import { blankPages } from "./rules/blank-pages.ts";
import { boxesNested } from "./rules/boxes-nested.ts";
import { boxesSize } from "./rules/boxes-size.ts";
import { closedCuts } from "./rules/closed-cuts.ts";
import { colourSpaces } from "./rules/colour-spaces.ts";
import { deviceTricks } from "./rules/device-tricks.ts";
import { emptySlots } from "./rules/empty-slots.ts";
import { encryption } from "./rules/encryption.ts";
import { fileId } from "./rules/file-id.ts";
import { filters } from "./rules/filters.ts";
import { foilGaps } from "./rules/foil-gaps.ts";
import { foilLines } from "./rules/foil-lines.ts";
import { foilType } from "./rules/foil-type.ts";
import { folds } from "./rules/folds.ts";
import { fontSubset } from "./rules/font-subset.ts";
import { fontsEmbedded } from "./rules/fonts-embedded.ts";
import { forms } from "./rules/forms.ts";
import { glueFree } from "./rules/glue-free.ts";
import { hairlines } from "./rules/hairlines.ts";
import { inkLimit } from "./rules/ink-limit.ts";
import { intentProfile } from "./rules/intent-profile.ts";
import { metadataAgrees } from "./rules/metadata-agrees.ts";
import { metadataComplete } from "./rules/metadata-complete.ts";
import { outputIntent } from "./rules/output-intent.ts";
import { pageCount } from "./rules/page-count.ts";
import { pdfVersion } from "./rules/pdf-version.ts";
import { pdfxMarker } from "./rules/pdfx-marker.ts";
import { photoCount } from "./rules/photo-count.ts";
import { photoData } from "./rules/photo-data.ts";
import { photoPrivacy } from "./rules/photo-privacy.ts";
import { photoRepeats } from "./rules/photo-repeats.ts";
import { photoVisible } from "./rules/photo-visible.ts";
import { plateOverprint } from "./rules/plate-overprint.ts";
import { plateSolid } from "./rules/plate-solid.ts";
import { platesExpected } from "./rules/plates-expected.ts";
import { registrationOutside } from "./rules/registration-outside.ts";
import { resolution } from "./rules/resolution.ts";
import { rotation } from "./rules/rotation.ts";
import { safeArea } from "./rules/safe-area.ts";
import { scripts } from "./rules/scripts.ts";
import { smallType } from "./rules/small-type.ts";
import { spineText } from "./rules/spine-text.ts";
import { textReadable } from "./rules/text-readable.ts";
import { trapped } from "./rules/trapped.ts";
import { undamaged } from "./rules/undamaged.ts";
import { whiteRim } from "./rules/white-rim.ts";

/** All rules in the order of the report: the file, its pages, its colours, its content. */
export const rules: readonly Rule[] = [
  undamaged,
  pdfVersion,
  encryption,
  fileId,
  filters,
  pdfxMarker,
  metadataComplete,
  metadataAgrees,
  trapped,
  scripts,
  forms,
  annotations,
  deviceTricks,
  pageCount,
  boxesNested,
  boxesSize,
  rotation,
  outputIntent,
  intentProfile,
  colourSpaces,
  inkLimit,
  platesExpected,
  plateOverprint,
  plateSolid,
  registrationOutside,
  foilLines,
  foilGaps,
  foilType,
  closedCuts,
  fontsEmbedded,
  fontSubset,
  textReadable,
  smallType,
  hairlines,
  photoCount,
  photoVisible,
  photoData,
  photoPrivacy,
  resolution,
  photoRepeats,
  whiteRim,
  safeArea,
  folds,
  spineText,
  glueFree,
  emptySlots,
  blankPages,
];
