import { formatSize } from "../../core/length-text.ts";
import type { Locale } from "../../core/locale.ts";
import type { KindPanel, PanelProps } from "../panel.ts";
import { OfferRows } from "../pile/panel/offer-rows.tsx";
import { loadWords, wordsOf } from "../pile/panel/words.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { formats, options, types } from "./offer.ts";
import type { Release } from "./release.ts";

type Props = PanelProps<PhotoPrintConfiguration, Release>;

/** Default stock of prints; prints with a size of their own keep it. */
function SizeSection(props: Props) {
  const { configuration, data, locale } = props;
  const words = wordsOf(locale);
  const rows = formats(configuration, data);
  return (
    <OfferRows
      name="size"
      legend={words.size}
      rows={rows.map((row) => ({ ...row, title: formatSize(row.size, locale) }))}
      prices="whole"
      props={props}
    />
  );
}

function PaperSection(props: Props) {
  const { configuration, data, locale, text } = props;
  const words = wordsOf(locale);
  const papers = types(configuration, data);
  const groups = options(configuration, data);
  return (
    <>
      <section>
        <OfferRows name="paper" legend={words.paper} rows={papers} prices="difference" props={props} />
      </section>
      {groups.map(({ key, label, values }) => (
        <section key={key}>
          <OfferRows name={key} legend={text(label)} rows={values} prices="difference" props={props} />
        </section>
      ))}
    </>
  );
}

/** The designer's panel for loose prints. */
const panel: KindPanel<PhotoPrintConfiguration, Release> = {
  sections: [
    { id: "size", icon: "crop", title: (locale) => wordsOf(locale).size, Content: SizeSection },
    { id: "paper", icon: "list", title: (locale) => wordsOf(locale).paper, Content: PaperSection },
  ],
  smaller: (configuration, data, sharpUpTo) => {
    const limit = Math.max(sharpUpTo.width, sharpUpTo.height) / 1000;
    const fitting = data.formats
      .map(({ size }) => size)
      .filter((size) => Math.max(size.width, size.height) <= limit)
      .toSorted((one, other) => other.width * other.height - one.width * one.height);
    const [format] = fitting;
    return format ? { configuration: { ...configuration, photoprintFormat: format }, format } : null;
  },
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
