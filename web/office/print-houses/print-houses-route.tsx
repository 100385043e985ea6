import { type PrintHouses, productionPaths } from "../../../services/production/contract.ts";
import { ListAnswer } from "../data/answer-wait.tsx";
import { ListHead } from "../data/list-head.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { HouseSheet } from "./house-sheet.tsx";
import { usePrintHousesText } from "./words.ts";
import "./print-houses.css";

/** Who prints, and on which sheet each puts cards several times. */
export default function PrintHousesRoute() {
  const { frame } = useOfficeMessages();
  const t = usePrintHousesText();
  const { answer, reload } = useAnswer(
    "print-houses",
    (signal) => officeApi().get<PrintHouses>(productionPaths.officeHouses, { signal }),
    { keep: true },
  );
  return (
    <>
      <title>{`${t.title}: ${frame.mark}`}</title>
      <ListHead title={t.title} />
      <ListAnswer answer={answer} onRetry={() => void reload()}>
        {({ houses }) => (
          <div className="print-houses">
            <p className="mute">{t.text}</p>
            {houses.map((house) => (
              <HouseSheet key={house.key} house={house} onChange={() => void reload()} />
            ))}
          </div>
        )}
      </ListAnswer>
    </>
  );
}
