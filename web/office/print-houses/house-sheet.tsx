import { useState } from "react";
import { type PrintHouses, productionPaths } from "../../../services/production/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { usePrintHousesText } from "./words.ts";

type House = PrintHouses["houses"][number];

/** SRA3 and the edge that most presses hold. */
const usual = { width: 450, height: 320, edge: 5, gap: 6, marks: true };
const lengths = { width: [100, 2000], height: [100, 2000], edge: [0, 60], gap: [0, 40] } as const;
type Length = keyof typeof lengths;
const names = ["width", "height", "edge", "gap"] as const satisfies readonly Length[];

interface HouseSheetProps {
  readonly house: House;
  readonly onChange: () => void;
}

/** One print house: what it prints, and the form of its sheet. */
export function HouseSheet({ house, onChange }: HouseSheetProps) {
  const t = usePrintHousesText();
  const locale = useLocale();
  const allowed = useMay("print-files");
  const [asked, setAsked] = useState(() => texts(house.sheet ?? usual));
  const [deed, setDeed] = useState<"saved" | "removed">("saved");
  const path = productionPaths.officeSheet(house.key);
  const sending = useSubmit(
    (sheet: object | null) =>
      sheet ? officeApi().put<PrintHouses>(path, { body: sheet }) : officeApi().del<PrintHouses>(path),
    (_, sheet) => {
      setDeed(sheet ? "saved" : "removed");
      onChange();
    },
  );
  const result = sending.problem ? "failed" : sending.value && deed;
  const name = house.name ?? t.own;
  const change = (made: Partial<typeof asked>) => {
    setAsked({ ...asked, ...made });
    sending.forget();
  };
  return (
    <Form className="print-house" onSend={() => sending.submit(numbers(asked))} aria-label={t.formOf({ house: name })}>
      <h2>{name}</h2>
      <p className="small mute">
        {t.roles({ all: house.roles.includes("*"), roles: house.roles.join(", ") })}
        {house.sheet === null && ` · ${t.plain}`}
        {house.changed &&
          ` · ${t.changed({ by: house.changed.by, at: timeText(house.changed.at, locale, new Date()) })}`}
      </p>
      <div className="print-house-lengths">
        {names.map((length) => {
          const [min, max] = lengths[length];
          return (
            <TextInput
              key={length}
              label={t[length]}
              hint={length === "edge" ? t.edgeHint : length === "gap" ? t.gapHint : undefined}
              type="number"
              step={1}
              min={min}
              max={max}
              required
              disabled={!allowed}
              value={asked[length]}
              onChange={(event) => change({ [length]: event.target.value })}
            />
          );
        })}
      </div>
      <Checkbox
        label={t.marks}
        checked={asked.marks}
        disabled={!allowed}
        onChange={(event) => change({ marks: event.target.checked })}
      />
      {allowed ? (
        <Row>
          <Button type="submit" small loading={sending.busy}>
            {t.save}
          </Button>
          {house.sheet && (
            <Button small look="ghost" onClick={() => void sending.submit(null)}>
              {t.remove}
            </Button>
          )}
        </Row>
      ) : (
        <p className="small mute">{t.notAllowed}</p>
      )}
      <div role="status">{result && <Notice tone={result === "failed" ? "bad" : "ok"}>{t[result]}</Notice>}</div>
    </Form>
  );
}

const texts = ({ marks, ...sheet }: typeof usual) => ({
  marks,
  width: String(sheet.width),
  height: String(sheet.height),
  edge: String(sheet.edge),
  gap: String(sheet.gap),
});

const numbers = ({ marks, width, height, edge, gap }: ReturnType<typeof texts>) => ({
  width: Number(width),
  height: Number(height),
  edge: Number(edge),
  gap: Number(gap),
  marks,
});
