import type { Style } from "../../../design/template/style.ts";

/** Layouts for books without a set: black on white, and no words, so that no font is needed. */
export const plainStyle: Style = {
  key: "plain",
  title: "",
  parts: {},
  dressing: {
    palette: {
      key: "plain",
      family: "plain",
      colours: { paper: "#ffffff", ink: "#1a1a1a", accent: "#1a1a1a", soft: "#e6e6e6", deep: "#1a1a1a" },
    },
    pairing: { key: "plain", display: "lora-regular", body: "lora-regular", emphasis: "lora-regular" },
    art: {},
    artInk: "ink",
    words: {},
    language: null,
    plate: null,
  },
};
