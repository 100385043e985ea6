import { useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { designPaths, type MadeSequel, type SequelView } from "../../../services/designs/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import "./sequel.css";

interface SequelButtonProps {
  readonly version: string;
  readonly sequel: SequelView;
}

const photoChoices = ["kept", "left"] as const;

/** Makes a draft of what follows an ordered design, after it has said what becomes of what is in it. */
export function SequelButton({ version, sequel }: SequelButtonProps) {
  const t = useMessages().order.sequel;
  const { close } = useMessages().order;
  const shop = useShop();
  const [open, setOpen] = useState(false);
  const [photos, setPhotos] = useState<(typeof photoChoices)[number]>("kept");
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<"elsewhere" | "failed" | null>(null);
  const make = async () => {
    setMaking(true);
    setFailure(null);
    const made = await browserApi().post<MadeSequel>(designPaths.sequel(version), { body: { photos } });
    if (made.ok) return location.assign(shopPath(shop, made.value.editPath as `/${string}`));
    setMaking(false);
    setFailure(made.error.status === 404 ? "elsewhere" : "failed");
  };
  return (
    <>
      <Button look="ghost" small icon="calendar" className="sequel-button" onClick={() => setOpen(true)}>
        {sequel.title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={sequel.title}
        closeLabel={close}
        footer={
          <Button loading={making} loadingText={t.making} onClick={make}>
            {t.make}
          </Button>
        }
      >
        <div className="sequel">
          <p>{t.lead}</p>
          <ul>
            {sequel.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <fieldset>
            <legend>{t.photos}</legend>
            {photoChoices.map((value) => (
              <OptionRow
                key={value}
                compact
                target={{ name: `sequel-${version}`, value, onChoose: () => setPhotos(value) }}
                title={t.photoChoices[value]}
                chosen={photos === value}
              />
            ))}
          </fieldset>
          {failure && (
            <Notice tone="bad" announce="assertive">
              {t[failure]}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
