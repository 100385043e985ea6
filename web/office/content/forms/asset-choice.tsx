import { type ReactNode, useState } from "react";
import { sizeInAddress } from "../../../../core/image/image-address.ts";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useOfficeMessages } from "../../messages.ts";
import { AssetPicker } from "../asset-picker.tsx";
import { emptyAsset } from "./asset-value.ts";
import { addressFault } from "./faults.ts";
import { faultText, useFormsText } from "./words.ts";

interface AssetChoiceProps {
  /** Only pictures may be chosen. */
  readonly pictures: boolean;
  /** Words of the button that opens the library. */
  readonly label: string;
  readonly onChoose: (asset: JsonObject) => void;
  /** More that can be done, beside it. */
  readonly children?: ReactNode;
}

/** A file from the library, or by its address. */
export function AssetChoice({ pictures, label, onChoose, children }: AssetChoiceProps) {
  const t = useFormsText().picture;
  const { close } = useOfficeMessages().frame;
  const [open, setOpen] = useState<"library" | "address" | null>(null);
  const leave = () => setOpen(null);
  return (
    <div className="forms-buttons">
      <Button small look="ghost" icon="picture" onClick={() => setOpen("library")}>
        {label}
      </Button>
      <Button small look="quiet" onClick={() => setOpen("address")}>
        {t.byAddress}
      </Button>
      {children}
      <AssetPicker
        open={open === "library"}
        kind={pictures ? "picture" : undefined}
        onClose={leave}
        onPicked={(asset) => onChoose(asset as JsonObject)}
      />
      <Dialog open={open === "address"} onClose={leave} title={t.address} closeLabel={close} className="forms-picker">
        <ByAddress
          onChoose={(asset) => {
            leave();
            onChoose(asset);
          }}
        />
      </Dialog>
    </div>
  );
}

function ByAddress({ onChoose }: Pick<AssetChoiceProps, "onChoose">) {
  const words = useFormsText();
  const t = words.picture;
  const [address, setAddress] = useState("");
  const filename = address.trim();
  const fault = addressFault(filename);
  function take() {
    const { width, height } = sizeInAddress(filename);
    if (filename === "" || fault) return;
    onChoose({ ...emptyAsset, filename, meta_data: width > 0 && height > 0 ? { width, height } : {} });
  }
  return (
    <form
      className="forms-inline"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextInput
        label={t.address}
        labelHidden
        hint={t.addressHint}
        error={fault ? faultText(fault, words) : undefined}
        value={address}
        autoComplete="off"
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button small type="submit">
        {t.take}
      </Button>
    </form>
  );
}
