import { formatSize } from "../../core/length-text.ts";
import type { Locale } from "../../core/locale.ts";
import { TextInput } from "../../ui/text-input.tsx";
import type { KindPanel, PanelProps } from "../panel.ts";
import { OfferRows } from "../pile/panel/offer-rows.tsx";
import { loadWords, wordsOf } from "../pile/panel/words.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import { LID, type LidLine, lidLines } from "./lid.ts";
import { formats, ladders, options, types } from "./offer.ts";
import type { Release } from "./release.ts";

type Props = PanelProps<PhotoBoxConfiguration, Release>;

/** The box: which one, how many prints it holds, and their size. The prints in it stay as they are. */
function BoxSection(props: Props) {
  const { configuration, data, locale, text } = props;
  const words = wordsOf(locale);
  const { tileCount } = configuration;
  const [ladder] = ladders(configuration, data);
  const capacities = ladder?.steps.map(({ value, configuration: other }) => ({
    value: String(value),
    title: String(value),
    label: { key: configuration.photoboxType },
    chosen: value === configuration.photoboxQuantityMax,
    configuration: { ...other, tileCount: Math.min(tileCount, value) },
  }));
  const sizes = formats(configuration, data);
  const box = options(configuration, data);
  return (
    <>
      <section>
        <OfferRows name="type" legend={words.box} rows={types(configuration, data)} prices="whole" props={props} />
      </section>
      <section>
        <OfferRows name="capacity" legend={words.capacity} rows={capacities ?? []} prices="whole" props={props} />
      </section>
      <section>
        <OfferRows
          name="size"
          legend={words.size}
          rows={sizes.map((row) => ({ ...row, title: formatSize(row.size, locale) }))}
          prices="difference"
          props={props}
        />
      </section>
      {box.map(({ key, label, values }) => (
        <section key={key}>
          <OfferRows name={key} legend={text(label)} rows={values} prices="difference" props={props} />
        </section>
      ))}
    </>
  );
}

/** The two lines on the lid, as long as the catalogue says. */
function LidSection(props: Props) {
  return lidLines.map((line) => <LidField key={line} line={line} {...props} />);
}

function LidField({ line, data, locale, texts }: Props & { readonly line: LidLine }) {
  const words = wordsOf(locale);
  const written = texts?.in(line) ?? "";
  const most = data.lid[line];
  return (
    <TextInput
      label={words[line]}
      hint={words.letters({ written: [...written].length, most })}
      value={written}
      onChange={(event) => texts?.write(line, [...event.target.value].slice(0, most).join(""))}
    />
  );
}

/** The designer's panel for photo boxes. */
const panel: KindPanel<PhotoBoxConfiguration, Release> = {
  sections: [
    { id: "box", icon: "crop", title: (locale) => wordsOf(locale).box, Content: BoxSection },
    { id: "lid", icon: "list", title: (locale) => wordsOf(locale).lid, side: LID, Content: LidSection },
  ],
  smaller: () => null,
};

/** The panel, ready to speak a locale. */
export async function loadPanel(locale: Locale): Promise<typeof panel> {
  await loadWords(locale);
  return panel;
}
