import { type PrintHouses, productionPaths } from "../../../services/production/contract.ts";
import { ListAnswer } from "../data/answer-wait.tsx";
import { ListHead } from "../data/list-head.tsx";
import { useGet } from "../data/use-get.ts";
import { HouseSheet } from "./house-sheet.tsx";
import { usePrintHousesText } from "./words.ts";
import "./print-houses.css";

/** Who prints, and on which sheet each puts cards several times. */
export default function PrintHousesRoute() {
  const t = usePrintHousesText();
  const { answer, reload } = useGet<PrintHouses>(productionPaths.officeHouses);
  return (
    <>
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
