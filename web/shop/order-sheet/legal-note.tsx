import { shopPath } from "../../../core/shop-path.ts";
import { useShop } from "../../frame/use-shop.ts";
import "./legal-note.css";
import { type CheckoutSummary, cancelPromiseMinutes } from "../../../services/orders/contract.ts";
import { useMessages } from "../../words/context.tsx";

interface LegalNoteProps {
  readonly lines: readonly Pick<CheckoutSummary["lines"][number], "withdrawalRight">[];
  /** Whether to promise cancelling; an order that is placed says it with its own time. */
  readonly cancel?: boolean;
}

/** What the law wants said beside the order: cancelling, withdrawal, terms. */
export function LegalNote({ lines, cancel = true }: LegalNoteProps) {
  const { legal } = useMessages().checkout;
  const shop = useShop();
  return (
    <p className="legal-note">
      {cancel && legal.cancel({ minutes: cancelPromiseMinutes })} {legal[withdrawalOf(lines)]} {legal.before}
      <a href={shopPath(shop, "/terms")}>{legal.terms}</a>
      {legal.and}
      <a href={shopPath(shop, "/privacy")}>{legal.privacy}</a>
      {legal.after}
    </p>
  );
}

/** Which of the three sentences about withdrawal is true for this order. */
export function withdrawalOf(lines: LegalNoteProps["lines"]): "personalised" | "readyMade" | "mixed" {
  if (lines.every(({ withdrawalRight }) => !withdrawalRight)) return "personalised";
  return lines.every(({ withdrawalRight }) => withdrawalRight) ? "readyMade" : "mixed";
}
