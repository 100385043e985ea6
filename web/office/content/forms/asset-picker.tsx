import { useState } from "react";
import { sizeInAddress } from "../../../../core/image/image-address.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useOfficeMessages } from "../../messages.ts";
import type { ChosenAsset } from "./asset-value.ts";
import { addressFault } from "./faults.ts";
import { faultText, useFormsText } from "./use-forms-text.ts";

interface AssetPickerProps {
  readonly open: boolean;
  /** Only pictures may be chosen. */
  readonly pictures: boolean;
  readonly onClose: () => void;
  readonly onChoose: (asset: ChosenAsset) => void;
}

/** A file by its address. */
export function AssetPicker({ open, onClose, onChoose }: AssetPickerProps) {
  const t = useFormsText().picture;
  const { close } = useOfficeMessages().frame;
  return (
    <Dialog open={open} onClose={onClose} title={t.choose} closeLabel={close} className="forms-picker">
      <ByAddress onChoose={onChoose} />
    </Dialog>
  );
}

function ByAddress({ onChoose }: Pick<AssetPickerProps, "onChoose">) {
  const words = useFormsText();
  const t = words.picture;
  const [address, setAddress] = useState("");
  const filename = address.trim();
  const fault = addressFault(filename);
  return (
    <form
      className="forms-inline"
      onSubmit={(event) => {
        event.preventDefault();
        const { width, height } = sizeInAddress(filename);
        if (filename === "" || fault) return;
        onChoose({ id: null, filename, alt: "", size: width > 0 && height > 0 ? { width, height } : null });
      }}
    >
      <TextInput
        label={t.address}
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
