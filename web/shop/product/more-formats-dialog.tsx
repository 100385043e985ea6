import { Dialog } from "../../../ui/dialog.tsx";
import type { DialogViewProps } from "../../frame/dialogs/dialogs.ts";
import { useMessages } from "../../words/context.tsx";
import { MoreFormats } from "./more-formats.tsx";
import type { Calculator } from "./use-calculator.ts";

/** Every format of the shop (specification: calculator-more-formats); choosing one closes it. */
export function MoreFormatsDialog({ payload: calculator, close }: DialogViewProps<Calculator>) {
  const t = useMessages().product;
  return (
    <Dialog open onClose={() => void close()} title={calculator.text("calc.more")} closeLabel={t.close} wide>
      <MoreFormats calculator={calculator} onChosen={(choose) => void close().then(choose)} />
    </Dialog>
  );
}
