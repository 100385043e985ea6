import { useState } from "react";
import { dayValues } from "../../../core/day-start.ts";
import { operatorPaths, type SecondFactorView } from "../../../services/operators/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { ListHead } from "../data/list-head.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useAccessText } from "../session/access-words.ts";
import { ChangeFactor } from "./change-factor.tsx";
import { ChooseLanguage } from "./choose-language.tsx";
import { RecoveryList } from "./recovery-list.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";
import "./access.css";

/** An operator's own access: her second factor and its recovery codes. */
export default function Access() {
  const t = useAccessText();
  const locale = useLocale();
  const { answer, reload } = useGet<SecondFactorView>(operatorPaths.secondFactor);
  /** Just made, and shown only now. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = (made: readonly string[] | null) => {
    setCodes(made);
    void reload();
  };
  return (
    <>
      <ListHead title={t.title} />
      <div className="access">
        <ChooseLanguage />
      </div>
      <section className="access" aria-label={t.factor}>
        <h2>{t.factor}</h2>
        <p>{t.factorText}</p>
        {codes && <RecoveryList codes={codes} onKept={() => setCodes(null)} />}
        {!codes && answer.kind !== "ready" && <AnswerWait answer={answer} rows={2} onRetry={() => void reload()} />}
        {!codes && answer.kind === "ready" && (
          <>
            <p role="status">
              <b>
                {answer.value.since === null
                  ? t.isOff
                  : t.isOn(dayValues(timeText(answer.value.since, locale, new Date())))}
              </b>{" "}
              {answer.value.on && t.left({ count: answer.value.recoveryCodes })}
            </p>
            {answer.value.on ? <ChangeFactor onChange={changed} /> : <SetUpFactor onOn={changed} />}
          </>
        )}
      </section>
    </>
  );
}
