import type { OrderView } from "../../../services/orders/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { sinceText, timeText } from "../data/time-text.ts";
import type { OfficeMessages } from "../messages.ts";
import { useOfficeMessages } from "../messages.ts";
import { type Step, stepsOf } from "./order-steps.ts";

/** What was done with an order and what comes next. */
export function StepsBar({ order }: { readonly order: OrderView }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const now = new Date();
  return (
    <ol className="steps" aria-label={t.steps.label}>
      {stepsOf(order).map((step) => (
        <li key={step.name} data-mark={step.mark} aria-current={step.mark === "now" ? "step" : undefined}>
          {stepName(step, t)}
          {step.mark !== "ahead" && <span className="visually-hidden">, {stepMark(step, t.steps)}</span>}
          {step.at && (
            <span className="steps-at num">
              {step.mark === "now" ? sinceText(step.at, locale, now) : timeText(step.at, locale, now)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function stepName({ name, mark }: Step, t: OfficeMessages): string {
  const ahead = mark === "now" || mark === "ahead";
  return ahead && name !== "cancelled" && name !== "complaint" ? t.steps.ahead[name] : t.state[name];
}

const stepMark = ({ mark }: Step, t: OfficeMessages["steps"]) => (mark === "now" ? t.now : t.done);
